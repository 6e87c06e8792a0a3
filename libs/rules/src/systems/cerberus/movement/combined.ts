import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { Cover } from '../vocabulary.ts';
import { allowanceTick, tickFields, tickOutput } from './allowance.tick.ts';
import { altitudeDistance, apartFields } from './altitude.distance.ts';
import { coverChance } from './cover.chance.ts';
import { coverTotal } from './cover.total.ts';
import { forced, forcedFields } from './forced.ts';
import { feet } from './moving/fields.ts';
import { opportunityAttack, threatFields } from './opportunity-attack.ts';
import { rangeShot } from './range.shot.ts';
import { rangeWeapon, ShotWeapon } from './range.weapon.ts';

const RULE = 'cerberus.movement.combined';

const RunPast = z
  .strictObject({
    kind: z.literal('run-past'),
    ...tickFields,
    bodyguard: z
      .strictObject(threatFields)
      .meta({ id: 'CerberusBodyguard', description: 'An enemy whose threat range is left.' }),
    voluntary: flag('Whether the runner goes of their own will; left out, the GM says, and usually so.').optional(),
    leavesReach: flag('Whether the runner was in its reach and leaves it.'),
  })
  .meta({ id: 'CerberusRunPast', description: 'Running past an enemy in one tick.' });
type RunPast = z.infer<typeof RunPast>;

const Shot = z
  .strictObject({
    kind: z.literal('shot'),
    ...apartFields,
    weapon: ShotWeapon,
    cover: Cover,
    defends: flag('Whether the target dodges or parries.'),
  })
  .meta({ id: 'CerberusShotAloft', description: 'A shot at a target near or far, high or low, behind cover or not.' });
type Shot = z.infer<typeof Shot>;

const Push = z
  .strictObject({
    kind: z.literal('push'),
    ...forcedFields,
    enemyHasFeat: flag('Whether the enemy has the Opportunity Attack feat.'),
    wasInside: flag("Whether the target was in the enemy's reach."),
    endsOutside: flag('Whether it ends outside.'),
  })
  .meta({ id: 'CerberusPushedOut', description: "Somebody is moved, perhaps out of an enemy's reach." });
type Push = z.infer<typeof Push>;

/** Several rules in one tick: running past an enemy, a shot at somebody aloft behind cover, a push out of an enemy's reach. */
export const combined = procedure({
  id: RULE,
  input: z.discriminatedUnion('kind', [RunPast, Shot, Push]),
  output: z.strictObject({
    ...z.strictObject(tickOutput).partial().shape,
    opportunityAttack: flag('Whether there is an opportunity attack.').optional(),
    tokensSpentByBodyguard: whole(0, 0, 'Attack tokens that it costs: none.').optional(),
    inRange: flag('Whether the target is within effective range.').optional(),
    result: choice(
      'CerberusCombinedShot',
      ['lands', 'misses', 'reflex-duel', 'impossible', 'no-target'],
      'What comes of the shot; who defends is up to a Reflex duel, and behind total cover there is no target.',
    ).optional(),
    moved_ft: feet('How far the target is moved.').optional(),
    movementSpent_ft: feet('Movement that it spends: none.').optional(),
  }),
  dice: [...coverChance.dice, ...rangeShot.dice],
  uses: [allowanceTick, opportunityAttack, altitudeDistance, rangeWeapon, rangeShot, coverTotal, coverChance, forced],
  outcome: [
    'budget_ft',
    'remaining_ft',
    'allowed',
    'opportunityAttack',
    'tokensSpentByBodyguard',
    'inRange',
    'result',
    'moved_ft',
    'movementSpent_ft',
  ],
  says: ({ result, moved_ft: moved, remaining_ft: left, opportunityAttack: isStruck }) => {
    const blow = isStruck ? ', with an opportunity attack' : '';
    if (result !== undefined) return `The shot: ${result}.`;
    return moved === undefined ? `${left} ft are left${blow}.` : `Moved ${moved} ft${blow}.`;
  },
  evaluate(input, ruling) {
    if (input.kind === 'run-past') return ranPast(input, ruling);
    return input.kind === 'shot' ? shotAt(input, ruling) : pushed(input, ruling);
  },
});

function ranPast({ kind: _, bodyguard, voluntary, leavesReach, ...tick }: RunPast, ruling: Ruling) {
  const exit = { ...bodyguard, enemy: true, voluntary, wasInside: leavesReach, leaves: leavesReach };
  const { allowed: isStruck, tokens } = ruling.run(opportunityAttack, exit);
  return { ...ruling.run(allowanceTick, tick), opportunityAttack: isStruck, tokensSpentByBodyguard: tokens };
}

/** Range first, then cover: an opening where nobody defends, else a Reflex duel. */
function shotAt({ kind: _, weapon, cover, defends, ...apart }: Shot, ruling: Ruling) {
  const { distance_ft } = ruling.run(altitudeDistance, apart);
  const { effective_ft } = ruling.run(rangeWeapon, { weapon });
  const { result: byRange, lands: carries } = ruling.run(rangeShot, { distance_ft, effective_ft });
  const inRange = byRange === 'lands-unless-defended';
  const canAffect = ruling.run(coverTotal, { cover, attack: 'targeted' }).canAffect;
  if (!canAffect) return { inRange, result: 'no-target' as const };
  if (byRange === 'impossible') return { inRange, result: 'impossible' as const };
  if (!carries) return { inRange, result: 'misses' as const };
  if (defends) return { inRange, result: 'reflex-duel' as const };
  const isOpen = (cover !== 'light' && cover !== 'substantial') || ruling.run(coverChance, { cover }).lands;
  return { inRange, result: isOpen ? ('lands' as const) : ('misses' as const) };
}

function pushed({ kind: _, enemyHasFeat: hasFeat, wasInside, endsOutside: leaves, ...push }: Push, ruling: Ruling) {
  const { moved_ft, movementSpent_ft } = ruling.run(forced, push);
  const exit = { hasFeat, enemy: true, voluntary: false, wasInside, leaves };
  return { moved_ft, movementSpent_ft, opportunityAttack: ruling.run(opportunityAttack, exit).allowed };
}
