import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../../index.ts';
import { fractionsIn } from '../../../kernel/testing/door.ts';

const P = 'cerberus.perception';
const ask = (operation: string, input: object, beside: object = {}) =>
  resolve(`${P}.${operation}`, { input, ...beside });
const refused = (operation: string, input: object, beside: object = {}) => {
  const { problem } = ask(operation, input, beside);
  return problem?.type === 'illegal-action' ? problem.rule : problem?.type;
};
const GM = (rule: string, value: unknown) => ({ id: `${P}.${rule}`, value });
const thrown = (...rolls: [key: string, ...faces: number[]][]) => ({
  rolls: rolls.map(([key, ...faces]) => ({ key, faces })),
});
const chanceOf = (operation: string, input: object, metric: string, value: unknown, beside: object = {}) =>
  fractionsIn(odds(`${P}.${operation}`, { input, ...beside }), metric)[String(value)];

describe('stealth or perception', () => {
  it('has the odds that the GM sets', () => {
    const decisions = [GM('scene.check#odds', { x: 4, y: 5 })];
    expect(chanceOf('check', {}, 'success', true, { decisions })).toBe('4/5');
  });

  it('says what came of it', () => {
    const dice = thrown(['player.perception', 5]);
    const input = { name: 'Séra', attempt: 'slipping in', odds: { x: 4, y: 5 } };
    expect(ask('check', input, { dice })).toMatchObject({
      result: { success: false, x: 4, y: 5 },
      sentence: 'Séra (slipping in): 4 in 5, and it fails.',
    });
  });
});

describe('a disguise is refused', () => {
  it('by disguise.kinds: somebody who was never studied', () => {
    expect(refused('disguise', { kind: 'detailed', reasonToLook: false })).toBe(`${P}.disguise.kinds`);
  });

  it.each(['voice', 'size', 'memories'])('by disguise.limits: the %s of another', (aspect) => {
    const input = { kind: 'simple', imitates: ['appearance', aspect], reasonToLook: false };
    expect(refused('disguise', input)).toBe(`${P}.disguise.limits`);
  });

  it('no longer once magic changes the voice', () => {
    const value = ['appearance', 'voice'];
    const amendments = [{ parameter: `${P}.disguise.limits#changes`, op: 'set', value, source: 'a spell' }];
    const input = { kind: 'simple', imitates: ['voice'], reasonToLook: false };
    expect(ask('disguise', input, { amendments })).toMatchObject({ result: { holds: true, minutes: 60 } });
  });
});

describe('a disguise', () => {
  it('is not rolled as long as nobody looks', () => {
    expect(
      ask('disguise', { kind: 'simple', prepared: true, reasonToLook: false }, { dice: { missing: 'ask' } }),
    ).toMatchObject({
      result: { minutes: 10, fullRest: false, examined: false, holds: true },
      sentence: 'Putting it on takes 10 minutes. Nobody looks closely at it.',
    });
  });

  it("takes a night's rest without a kit, and is seen through by an old friend", () => {
    const input = { name: 'Brant', kind: 'detailed', studied: true, reasonToLook: true, odds: { x: 1, y: 4 } };
    expect(ask('disguise', input, { dice: thrown(['player.disguise', 2]) })).toMatchObject({
      result: { minutes: null, fullRest: true, examined: true, holds: false },
      sentence: "Making it takes a night's rest. Brant is seen through.",
    });
  });
});

describe('noticing something invisible', () => {
  const observer = { looking: true, wis: 3, grade: 'good', level: 4 };
  const creature = { dc: 16 };
  const dark = { ...creature, lit: false, distance_ft: 65 };

  it('succeeds on 9 and more: 9 + 3 + 4 = 16', () => {
    // 12 of 20 faces
    expect(chanceOf('notice', { observer, creature }, 'noticed', true)).toBe('3/5');
  });

  it('is refused by darkness.sight: no Save reveals what lacks light', () => {
    expect(refused('notice', { observer, creature: dark })).toBe(`${P}.darkness.sight`);
    expect(refused('notice', { observer: { ...observer, darkvisionRange_ft: 60 }, creature: dark })).toBe(
      `${P}.darkness.sight`,
    );
  });

  it('is refused by darkness.transparent: through a wall', () => {
    expect(refused('notice', { observer, creature: { ...creature, lineOfSight: false } })).toBe(
      `${P}.darkness.transparent`,
    );
  });

  it('is possible in the dark by Darkvision far enough, or by a fitting sense', () => {
    for (const sense of [{ darkvisionRange_ft: 65 }, { otherSense: true }])
      expect(chanceOf('notice', { observer: { ...observer, ...sense }, creature: dark }, 'bySave', true)).toBe('3/5');
  });

  it('rolls nothing for who looks away', () => {
    const away = { observer: { ...observer, looking: false }, creature: dark };
    expect(ask('notice', away, { dice: { missing: 'ask' } })).toMatchObject({ result: { noticed: false } });
  });

  it('by scent in the dark is the one chance of the sign', () => {
    const decisions = [
      GM('invisibility.evidence#ruling', 'separate-chance'),
      GM('invisibility.evidence#odds', { x: 1, y: 3 }),
    ];
    const input = { observer, creature: { ...dark, evidence: 'scent' } };
    expect(chanceOf('notice', input, 'noticed', true, { decisions })).toBe('1/3');
    // In the light the Save comes first: 3/5 + 2/5 × 1/3
    const lit = { observer, creature: { ...creature, evidence: 'scent' } };
    expect(chanceOf('notice', lit, 'noticed', true, { decisions })).toBe('11/15');
  });

  it('pierces masked sound by the same Save', () => {
    const input = { observer, creature: { ...creature, masksSound: true } };
    expect(ask('notice', input, { dice: thrown(['gm.illusion', 9]) })).toMatchObject({
      result: { noticed: true, heard: true, total: 16 },
    });
    expect(ask('notice', input, { dice: thrown(['gm.illusion', 8]) })).toMatchObject({
      result: { noticed: false, heard: false, total: 15 },
    });
  });
});

describe('an attack from hiding', () => {
  const input = { attacker: { name: 'Séra', reflex: 9, attacks: 2 }, defender: { name: 'Brant', reflex: 9 } };

  it('asks whether the defender can react', () => {
    expect(ask('ambush', input)).toMatchObject({
      problem: { type: 'needs-ruling', rulings: [{ id: `${P}.hidden-attack#defenderCanReact` }] },
    });
  });

  it('between equals comes first half of the time: ties are rolled again', () => {
    expect(chanceOf('ambush', { ...input, defenderCanReact: true }, 'first', 'attacker')).toBe('1/2');
    expect(chanceOf('ambush', { ...input, defenderCanReact: true }, 'automaticCriticals', 2)).toBe('1/2');
  });

  it('is refused for somebody invisible', () => {
    const unseen = { ...input, attacker: { ...input.attacker, invisible: true }, defenderCanReact: false };
    expect(refused('ambush', unseen)).toBe(`${P}.hidden-attack`);
    const decisions = [GM('hidden-attack#appliesToInvisible', true)];
    expect(ask('ambush', unseen, { decisions })).toMatchObject({ result: { automaticCriticals: 2 } });
  });

  it('adds what each side has and what the GM grants', () => {
    const modifiers = [{ label: 'feat', value: 2 }];
    const asked = { ...input, attacker: { ...input.attacker, modifiers }, defenderCanReact: true };
    const decisions = [GM('hidden-attack.bonuses#bonusA', 5), GM('hidden-attack.bonuses#bonusD', 1)];
    const dice = thrown(['attacker.reflex', 3], ['defender.reflex', 8]);
    // 9 + 3 + 2 + 5 = 19 against 9 + 8 + 1 = 18
    expect(ask('ambush', asked, { dice, decisions })).toMatchObject({
      result: { first: 'attacker', attackerTotal: 19, defenderTotal: 18, defenderMayDefend: false },
      sentence: 'Séra strikes first, 19 against 18; critical by that: 2 of 2.',
    });
  });

  it('by time.scale.duel-needs-ticks: a duel takes the table to ticks first', () => {
    const dice = thrown(['attacker.reflex', 1], ['defender.reflex', 20]);
    expect(ask('ambush', { ...input, defenderCanReact: true, scale: 'scene' }, { dice })).toMatchObject({
      result: { first: 'defender', scale: 'tick', revealedAt: 'actionStart', defenderMayDefend: true },
      changes: [{ who: 'the table', what: 'time scale', from: 'scene', to: 'tick' }],
    });
  });

  it('without a duel goes to ticks if the order matters, and usually it does', () => {
    const asked = { ...input, defenderCanReact: false, scale: 'journey' };
    expect(ask('ambush', asked)).toMatchObject({ result: { scale: 'tick' } });
    const decisions = [{ id: 'cerberus.time.scale.to-ticks#orderMatters', value: false }];
    expect(ask('ambush', asked, { decisions })).toMatchObject({ result: { scale: 'journey' }, changes: [] });
  });
});

describe('blinding light', () => {
  const onlooker = { name: 'Osseur', looking: true, wis: 3, grade: 'standard', level: 4 };
  const light = { name: 'the flash', dc: 17, consequences: 'blinded for a round' };

  it('takes effect below 12 on the die: 12 + 3 + 2 = 17', () => {
    // 11 of 20 faces
    expect(chanceOf('glare', { onlooker, light }, 'affected', true)).toBe('11/20');
  });

  it.each([
    [onlooker, thrown(['defender.save', 11]), 'Osseur fails against the flash, 16 against DC 17: blinded for a round.'],
    [onlooker, thrown(['defender.save', 12]), 'Osseur resists the flash, 17 against DC 17.'],
    [{ ...onlooker, looking: false }, { missing: 'ask' }, 'Osseur is not affected by the flash.'],
  ])('%j', (who, dice, sentence) => {
    expect(ask('glare', { onlooker: who, light }, { dice })).toMatchObject({ sentence });
  });
});
