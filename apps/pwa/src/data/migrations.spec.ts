import { describe, expect, it } from 'vitest';
import { DATA_VERSION, raised, systemOf, tablesChangedBy, titleFrom } from './migrations.ts';

const ofVersionOne = {
  id: 'a',
  operation: 'cerberus.martial.shield-strike',
  request: { input: {} },
  sentence: 'It lands.',
  rolls: [],
  time: 1,
  changed: 1,
};

describe('records of version 1', () => {
  it('gain the system and a title, and lose nothing', () => {
    expect(raised('rulings', ofVersionOne, 1)).toEqual({
      ...ofVersionOne,
      system: 'cerberus',
      title: 'Shield strike',
    });
  });

  it('keep a title that is already there', () => {
    expect(raised('rulings', { ...ofVersionOne, title: 'Bash' }, 1).title).toBe('Bash');
  });

  it('of other tables stay as they are', () => {
    const recent = { operation: 'cerberus.martial.attack' };
    expect(raised('recent', recent, 1)).toBe(recent);
  });

  it('get words even when the operation is damaged', () => {
    expect(raised('rulings', { id: 'a' }, 1)).toEqual({ id: 'a', system: '', title: 'A ruling' });
  });
});

describe('records of the present version', () => {
  it('are not touched', () => {
    expect(raised('rulings', ofVersionOne, DATA_VERSION)).toBe(ofVersionOne);
  });
});

it('knows which tables a version changes', () => {
  expect(tablesChangedBy(2)).toEqual(['rulings']);
  expect(tablesChangedBy(1)).toEqual([]);
  expect(tablesChangedBy(3)).toEqual([]);
});

it('takes words from an id', () => {
  expect(systemOf('phase-combat.moves.block')).toBe('phase-combat');
  expect(titleFrom('cerberus.martial.attack')).toBe('Attack');
});
