import { z } from 'zod';
import { changed } from '../../../kernel/change.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { displayName } from '../base/figures.ts';
import { damageReduction, reserve } from '../vocabulary.ts';
import { dyingMagic } from './dying.magic.ts';
import { Energy, energyEffects } from './energy.effects.ts';
import { creatureField, hpAfterwards, hpNow, maximumHp, points } from './figures.ts';
import { healingSources } from './healing.sources.ts';
import { HealthState, state } from './state.ts';

const Target = z
  .strictObject({
    name: displayName('Name, for sentences.'),
    maxHp: maximumHp(),
    hp: hpNow(),
    stabilized: flag('Whether the character has been stabilized since falling.').optional(),
    creature: creatureField(),
    dr: damageReduction().optional(),
  })
  .meta({ id: 'CerberusHealed', title: 'Target', description: 'Whom it reaches.' });

const Drinker = z
  .strictObject({
    generalTokens: reserve('General tokens left this round.'),
    freeSlotsThisTick: reserve('Free slots of the Action Board this tick.'),
  })
  .meta({ id: 'CerberusPotionDrinker', title: 'Drinker', description: 'What the drinker has left.' });

const Input = z.strictObject({
  source: choice(
    'CerberusRestoringSource',
    ['rest', 'spell', 'potion', 'energy'],
    'A rest, a healing spell, a potion that is drunk, or energy: a spell of it, or a potion that is hurled.',
  ),
  amount: points('HP that the source gives, or how much energy there is.'),
  energy: Energy.optional().describe('Which energy; usually positive.'),
  target: Target,
  drinker: Drinker.optional().describe('Who drinks the potion, where it happens in combat.'),
});
type Input = z.infer<typeof Input>;

/** HP come back, by rest, magic or potion; or an energy heals or harms by what the body is. Magic stabilizes the dying. */
export const heal = operation({
  id: 'cerberus.health.heal',
  title: 'Heal',
  summary: 'Rest, spell, potion or raw energy on a body: what becomes of its HP, and whether it wakes.',
  input: Input,
  output: z.strictObject({
    hpAfter: hpAfterwards(),
    state: HealthState,
    generalTokensSpent: whole(0, 1, 'General tokens that it takes, each with a slot.'),
  }),
  dice: [],
  uses: [healingSources, dyingMagic, energyEffects, state],
  odds: {},
  resolve(input, ruling) {
    if (input.source === 'energy') return { ...afterEnergy(input, ruling), generalTokensSpent: 0 };
    const { source, amount, target, drinker } = input;
    const { maxHp, hp, stabilized = false, creature } = target;
    const { hpAfter, generalTokensSpent } = ruling.run(healingSources, { source, amount, maxHp, hp });
    if (drinker && generalTokensSpent > 0) requireMeans(drinker, ruling);
    if (source !== 'rest') {
      requireHealable(creature, ruling);
      return { ...magicOn({ maxHp, hp, creature, healed: amount }, ruling), generalTokensSpent };
    }
    const before = ruling.run(state, { maxHp, hp, stabilized }).state;
    const canRest = before !== 'dying' && before !== 'dead';
    ruling.require(canRest, healingSources.id, 'Who is dying or dead cannot rest.', () => [
      'stabilize the dying first',
    ]);
    return { hpAfter, state: ruling.run(state, { maxHp, hp: hpAfter, stabilized: true }).state, generalTokensSpent };
  },
  sentence({ hpAfter, state: now }, { target: { name = 'The target', hp } }) {
    const turn = hpAfter === hp ? 'stays at' : hpAfter > hp ? 'is healed to' : 'is harmed to';
    return `${name} ${turn} ${hpAfter} HP: ${now}.`;
  },
  changes: ({ hpAfter }, { target: { name = 'target', hp } }) => changed(name, 'HP', hp, hpAfter, 'HP'),
  groups: [
    { title: 'What', fields: ['source', 'amount', 'energy'] },
    { title: 'Whom', fields: ['target'] },
    { title: 'Drinking', fields: ['drinker'] },
  ],
  examples: [
    {
      title: 'A healing spell wakes the dying',
      request: { input: { source: 'spell', amount: 12, target: { name: 'Maelis', maxHp: 60, hp: -8 } } },
    },
    {
      title: 'A potion drunk in combat',
      request: {
        input: {
          source: 'potion',
          amount: 18,
          target: { name: 'Brant', maxHp: 96, hp: 40 },
          drinker: { generalTokens: 2, freeSlotsThisTick: 1 },
        },
      },
    },
    {
      title: 'A potion hurled at an armored skeleton',
      request: {
        input: {
          source: 'energy',
          amount: 18,
          target: { name: 'The skeleton', maxHp: 40, hp: 30, creature: 'undead', dr: 6 },
        },
      },
    },
  ],
});

function requireMeans({ generalTokens, freeSlotsThisTick }: z.infer<typeof Drinker>, ruling: Ruling): void {
  const legal = () => ['drink it in a later tick', 'drink it in the next round'];
  ruling.require(generalTokens > 0, healingSources.id, 'Drinking takes a general token, and none is left.', legal);
  ruling.require(freeSlotsThisTick > 0, healingSources.id, 'Drinking takes a slot, and none is free this tick.', legal);
}

/** A healing spell, and the Heal that a potion stores, are positive energy. */
function requireHealable(creature: Input['target']['creature'], ruling: Ruling): void {
  const message = 'Healing magic is positive energy, and does not heal the dead.';
  ruling.require(creature !== 'undead', energyEffects.id, message, () => [
    'negative energy',
    'positive energy, as harm',
  ]);
}

type Body = Pick<Input['target'], 'maxHp' | 'hp' | 'creature'>;

function magicOn({ maxHp, hp, creature, healed }: Body & { healed: number }, ruling: Ruling) {
  return ruling.run(dyingMagic, { maxHp, hp, creature, healed });
}

/** Positive energy that heals is healing magic. */
function afterEnergy({ amount, energy = 'positive', target }: Input, ruling: Ruling) {
  const { maxHp, hp, stabilized, creature = 'living', dr } = target;
  const { hpChange } = ruling.run(energyEffects, { creature, energy, amount, dr, maxHp, hp });
  if (hpChange > 0) return magicOn({ maxHp, hp, creature, healed: hpChange }, ruling);
  const hpAfter = hp + hpChange;
  return { hpAfter, state: ruling.run(state, { maxHp, hp: hpAfter, stabilized }).state };
}
