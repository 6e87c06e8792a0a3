import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../../index.ts';
import { amended, chanceOf, decided, verdict, waysOn3d6 } from '../testing/asking.ts';

const B = 'phase-combat.block';
const blocker = { ocv: 8, spd: 4, item: 'weapon' };
const block = { ocv: 8, item: 'weapon', forAnother: false, attemptsBefore: 0 };
const passes = (target: number) => waysOn3d6((sum) => sum === 3 || (sum !== 18 && sum <= target)) / 216;

describe('OCV of a block', () => {
  it('adds everything up, and halves last', () => {
    // 8 + 3 shield − 2 for another − 4 for two blocked = 5, halved 3
    const all = { ...block, item: 'shield', shieldDcv: 3, forAnother: true, attemptsBefore: 2, halvings: 1 };
    expect(verdict(`${B}.ocv`, all)).toEqual({ blockOcv: 3 });
    expect(verdict(`${B}.ocv`, { ...block, attemptsBefore: 3 }, amended('perBlocked', -1))).toEqual({ blockOcv: 5 });
  });

  it('counts a carried shield only where the GM grants it', () => {
    expect(verdict(`${B}.ocv`, { ...block, shieldDcv: 3 })).toEqual({ blockOcv: 8 });
    expect(verdict(`${B}.ocv`, { ...block, shieldDcv: 3 }, decided('carriedShieldCounts', true))).toEqual({
      blockOcv: 11,
    });
  });

  it('asks for the penalty of bare hands, and takes no other', () => {
    expect(verdict(`${B}.ocv`, { ...block, item: 'none' })).toMatchObject({ type: 'needs-ruling' });
    expect(verdict(`${B}.ocv`, { ...block, item: 'none' }, decided('unarmedPenalty', -3))).toEqual({ blockOcv: 5 });
    expect(verdict(`${B}.ocv`, { ...block, item: 'none' }, decided('unarmedPenalty', -4))).toMatchObject({
      type: 'invalid-input',
    });
    for (const [unarmedPenalty, accepted] of [
      [-3, true],
      [-4, false],
    ])
      expect(verdict(`${B}.unarmed`, { unarmedPenalty })).toEqual({ accepted });
  });
});

describe('a chain of blocks', () => {
  it('survives as often as its targets say: 13, then 11, then 9', () => {
    const attacks = ['a', 'b', 'c'].map((attacker) => ({ attacker, ocv: 6 }));
    const survives = [
      1 - passes(13),
      passes(13) * (1 - passes(11)),
      passes(13) * passes(11) * (1 - passes(9)),
      passes(13) * passes(11) * passes(9),
    ];
    survives.forEach((chance, blocked) => {
      const input = { ocv: 8, item: 'weapon', attacks };
      expect(chanceOf(`${B}.chain`, input, 'blocked', blocked), `${blocked}`).toBeCloseTo(chance, 12);
    });
    const answer = odds(`${B}.series`, { input: { blocker, segment: 5, attacks } });
    const found =
      'metrics' in answer && answer.metrics ? answer.metrics.find(({ name }) => name === 'blocked') : undefined;
    expect(found?.outcomes.map(({ probability }) => probability)).toEqual(
      survives.map((chance) => expect.closeTo(chance, 12)),
    );
  });
});

describe('what takes the damage', () => {
  const damage = { stun: 20, body: 6 };
  it.each([
    [6, 4, 'intact'],
    [5, 2, 'damaged'],
    [5, 1, 'broken'],
    [2, 4, 'broken'],
  ])('an item of DEF %i and BODY %i is %s by 6 BODY', (itemDef, itemBody, itemOutcome) => {
    const input = { blocked: true, item: 'shield', damage, itemDef, itemBody };
    expect(verdict(`${B}.item-damage`, input)).toEqual({ recipient: 'item', body: 6, itemOutcome });
    expect(verdict(`${B}.item-damage`, input, decided('itemOutcome', 'intact'))).toMatchObject({
      itemOutcome: 'intact',
    });
  });

  it('is the target when nothing was blocked, and the bare-handed blocker if the GM says so', () => {
    expect(verdict(`${B}.item-damage`, { blocked: false, item: 'shield', damage })).toEqual({
      recipient: 'target',
      body: 6,
    });
    const own = decided('unarmedRecipient', 'blocker');
    expect(verdict(`${B}.item-damage`, { blocked: true, item: 'none', damage }, own)).toEqual({
      recipient: 'blocker',
      body: 6,
    });
  });
});

describe('the right to act first', () => {
  const question = { attackerSpd: 6, blockerSpd: 4, segment: 4, forAnother: false };

  it('needs the very next Phase of the attacker', () => {
    // SPD 6: 6, 8, 10; SPD 4: 6, 9, 12
    expect(verdict(`${B}.initiative`, question)).toEqual({ right: true, at: { turnOffset: 0, segment: 6 } });
    expect(verdict(`${B}.initiative`, { ...question, segment: 6 })).toEqual({ right: false });
    const wide = decided('initiativeWindow', 'next-shared-phase');
    expect(verdict(`${B}.initiative`, { ...question, segment: 6 }, wide)).toEqual({
      right: true,
      at: { turnOffset: 0, segment: 12 },
    });
  });

  it('never comes where no Phase is shared', () => {
    const apart = { attackerSpd: 1, blockerSpd: 2, segment: 1, forAnother: false };
    expect(verdict(`${B}.initiative`, apart, decided('initiativeWindow', 'next-shared-phase'))).toEqual({
      right: false,
    });
  });
});

describe('the stance', () => {
  it.each([
    ['idle', 'declare-block', 'blocking', true],
    ['blocking', 'let-attack-through', 'blocking', true],
    ['spent', 'incoming-attack', 'spent', true],
    ['blocking', 'stance-ends', 'idle', true],
    ['spent', 'block-success', 'spent', false],
    ['idle', 'block-success', 'idle', false],
  ])('%s: %s', (state, event, next, accepted) => {
    expect(verdict(`${B}.stance`, { state, attempts: 0, event })).toMatchObject({ state: next, accepted });
  });

  it('costs the held action when used with one', () => {
    expect(verdict(`${B}.cost`, { mode: 'held' })).toEqual({ cost: 'held-action' });
  });
});

describe('blocking several attacks', () => {
  const input = { blocker, segment: 5, attacks: [{ attacker: 'a', ocv: 6, targetDcv: 6 }] };
  const met = (more: object, attack: object = {}, decisions: { id: string; value: unknown }[] = []) =>
    resolve(`${B}.series`, {
      input: { ...input, ...more, attacks: [{ ...input.attacks[0], ...attack }] },
      dice: { seed: 'block' },
      decisions,
    });

  it.each([
    ['stunned', 'Nobody aborts while Stunned.'],
    ['actedThisSegment', 'Nobody aborts after acting in the same Segment.'],
    ['abortPending', 'The Phase of an earlier abort is still to be given up.'],
  ])('refuses an abort: %s', (bar, message) => {
    expect(met({ [bar]: true }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'phase-combat.basics.abort-limits',
      message,
      legal: ['attack rolls as usual'],
    });
    expect(met({ [bar]: true, mode: 'own-phase' }).problem).toBeUndefined();
  });

  it.each([
    [{ kind: 'ranged' }, 'A ranged attack cannot be blocked.'],
    [{ attackRolled: true }, 'The attack roll has been made: this attack can no longer be blocked.'],
  ])('lets through what cannot be blocked: %j', (attack, why) => {
    expect(met({}, attack)).toMatchObject({
      result: { blocked: 0, state: 'blocking', results: [{ attempted: false, why }] },
    });
  });

  it('protects nobody out of reach', () => {
    const far = [{ id: `${B}.for-another#withinReach`, value: false }];
    expect(met({}, { forAnother: true }, far)).toMatchObject({
      result: { results: [{ attempted: false, why: 'Whoever is to be protected is out of reach.' }] },
    });
  });
});
