import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { displayName } from '../base/figures.ts';
import { combatantId } from '../vocabulary.ts';
import { allowanceTick, tickOutput } from './allowance.tick.ts';
import { allowance, tickActionFields } from './allowance.ts';
import { feet } from './moving/fields.ts';
import { opportunityAttack, threatFields } from './opportunity-attack.ts';
import { modeFields, sharesOf, speedModes } from './speed.modes.ts';
import { knownSpeed } from './speed.ts';
import { standUp } from './stand-up.ts';

const Mover = z
  .strictObject({
    id: combatantId().optional(),
    name: displayName('Name, for sentences.'),
    speed_ft: knownSpeed().describe('Speed on the ground, or in the air for who flies in this tick.'),
  })
  .meta({ id: 'CerberusMover', title: 'Who moves', description: 'Who moves in the tick.' });

const Stretch = z
  .strictObject({ ...modeFields, distance_ft: feet('How far.') })
  .meta({ id: 'CerberusStretch', description: 'A stretch of the way, and how it is covered.' });

const Action = z
  .strictObject(tickActionFields)
  .meta({ id: 'CerberusActionOfTick', description: 'Something that is done in the tick.' });

const Threat = z
  .strictObject({ id: combatantId(), name: displayName('Name, for sentences.'), ...threatFields })
  .meta({ id: 'CerberusThreatLeft', description: 'An enemy whose threat range is left on the way.' });

const Input = z.strictObject({
  mover: Mover,
  way: z.array(Stretch).max(20).describe('The stretches of the way, before and after what is done.'),
  actions: z.array(Action).max(20).optional().describe('What else is done in the tick.'),
  standsUp: flag('Whether the mover stands up in this tick.').optional(),
  threats: z.array(Threat).max(50).optional().describe('Enemies whose threat range is left.'),
});
type Input = z.infer<typeof Input>;

/** One tick's movement: what Speed and actions allow, what the way uses up, and who strikes at who leaves. Too far is refused. */
export const move = operation({
  id: 'cerberus.movement.move',
  title: 'Move in a tick',
  summary:
    'Whether a way can be covered beside what is done in the tick, what is left, and who gets an opportunity attack.',
  input: Input,
  output: z.strictObject({
    budget_ft: tickOutput.budget_ft,
    used_ft: feet('What the way uses up; a halved mode uses twice its length.'),
    remaining_ft: tickOutput.remaining_ft,
    struckBy: z.array(combatantId()).max(50).describe('Who gets an opportunity attack, before the range is left.'),
  }),
  dice: [],
  uses: [allowance, allowanceTick, speedModes, standUp, opportunityAttack],
  odds: {},
  resolve(input, ruling) {
    ruling.cast('mover', input.mover.id);
    return ruling.as('mover', () => moved(input, ruling));
  },
  sentence({ used_ft: used, remaining_ft: left, struckBy }, { mover: { name = 'The mover' }, standsUp, threats = [] }) {
    const names = threats.filter(({ id }) => struckBy.includes(id)).map(({ id, name = id }) => name);
    const struck = names.length === 0 ? '' : ` Opportunity attack: ${names.join(', ')}.`;
    return standsUp ? `${name} stands up.${struck}` : `${name} uses ${used} ft; ${left} ft are left.${struck}`;
  },
  changes: () => [],
  groups: [
    { title: 'The way', fields: ['mover.speed_ft', 'way', 'standsUp'] },
    { title: 'In the same tick', fields: ['actions', 'threats'] },
    { title: 'Who', fields: ['mover.name', 'mover.id'] },
  ],
  examples: [
    {
      title: 'A wizard casts and steps fifteen feet',
      request: {
        input: {
          mover: { name: 'Maelis', speed_ft: 45 },
          way: [{ mode: 'walk', difficult: false, distance_ft: 15 }],
          actions: [{ action: 'cast', castingTicks: 2 }],
        },
      },
    },
    {
      title: 'Past the bodyguard and over rubble',
      request: {
        input: {
          mover: { speed_ft: 66 },
          way: [
            { mode: 'walk', difficult: false, distance_ft: 30 },
            { mode: 'walk', difficult: true, distance_ft: 10 },
          ],
          actions: [{ action: 'attack' }],
          threats: [{ id: 'bodyguard', hasFeat: true }],
        },
      },
    },
  ],
});

function moved({ mover: { speed_ft }, way, actions = [], standsUp = false, threats = [] }: Input, ruling: Ruling) {
  const fractions = actions.map((done) => ruling.run(allowance, { ...done, speed_ft }).fraction);
  const used_ft = usedBy(way, ruling);
  const { budget_ft, remaining_ft, allowed } = ruling.run(allowanceTick, { speed_ft, fractions, moved_ft: used_ft });
  const legal = () => [`${budget_ft} ft in this tick`, 'the rest in the next tick'];
  ruling.require(allowed, allowanceTick.id, `The way uses ${used_ft} ft, and the tick allows ${budget_ft}.`, legal);
  if (standsUp) {
    const { allowed: canStand } = ruling.run(standUp, { moved_ft: used_ft, budget_ft });
    const message = 'Standing up takes all movement of the tick, so not after moving, nor where none is left.';
    ruling.require(canStand, standUp.id, message, () => ['standing up without moving', 'standing up in the next tick']);
  }
  const exit = { enemy: true, wasInside: true, leaves: true };
  const strikes = ({ id, name: _, ...threat }: Input['threats'] extends (infer T)[] | undefined ? T : never) =>
    ruling.within(`threats.${id}`, () => ruling.run(opportunityAttack, { ...threat, ...exit }).allowed);
  const struckBy = threats.filter(strikes).map(({ id }) => id);
  return { budget_ft, used_ft, remaining_ft: standsUp ? 0 : remaining_ft, struckBy };
}

/** What the stretches use up of full Speed. */
function usedBy(way: Input['way'], ruling: Ruling): number {
  const sum = ruling.calc('used up');
  for (const [index, { distance_ft, ...stretch }] of way.entries()) {
    const shares = ruling.within(`way.${index + 1}`, () => sharesOf(stretch, ruling));
    const used = ruling.calc('stretch').plus(stretch.mode, distance_ft);
    for (const { label, value } of shares) {
      ruling.require(value > 0, speedModes.id, `There is no moving on: ${label}.`, () => ['another way']);
      const { numerator, denominator } = Fraction.from(value);
      used.times(label, Fraction.of(denominator, numerator));
    }
    sum.plus(stretch.mode, used.exactly(speedModes.id, 'ft'));
  }
  return sum.decimal(allowanceTick.id, 'ft');
}
