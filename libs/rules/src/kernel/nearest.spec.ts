import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const IDS = [
  'cerberus.martial.armor',
  'cerberus.martial.attack',
  'cerberus.martial.damage.pipeline',
  'cerberus.martial.damage.normal-hit',
  'cerberus.martial.parry.level-limit',
  'cerberus.martial.parry.projectiles',
  'cerberus.base.save',
  'cerberus.martial.defense.perception#perceived',
];

describe('the nearest names', () => {
  it.each([
    ['cerberus.martial.atack', 'cerberus.martial.attack'],
    ['cerberus.base.attack', 'cerberus.martial.attack'],
    ['parry.levellimit', 'cerberus.martial.parry.level-limit'],
    ['damage.pipline', 'cerberus.martial.damage.pipeline'],
    ['Cerberus.Martial.Parry.LevelLimit', 'cerberus.martial.parry.level-limit'],
    ['cerberus.martial.defense.perception#percieved', 'cerberus.martial.defense.perception#perceived'],
    ['attack', 'cerberus.martial.attack'],
  ])('%s: first of all %s', (wanted, expected) => {
    expect(nearest(wanted, IDS)[0]).toBe(expected);
  });

  it.each(['', 'zzz', 'cerberus.martial.xyzzy', '#', '…'])('"%s": none', (wanted) => {
    expect(nearest(wanted, IDS)).toEqual([]);
  });

  it('are three at most', () => {
    expect(nearest('a.parry', ['a.parry1', 'a.parry2', 'a.parry3', 'a.parry4'])).toEqual([
      'a.parry1',
      'a.parry2',
      'a.parry3',
    ]);
  });
});
