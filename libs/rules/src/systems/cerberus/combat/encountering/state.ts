import { z } from 'zod';
import { requireNamed, requireNamedOnce, requireOwnIds } from '../../../../kernel/references.ts';
import { flag, whole } from '../../../../kernel/schema.ts';
import { stateHead } from '../../../../kernel/state.ts';
import { Attack } from '../../martial/attacking/attack-forms.ts';
import { Cover, combatantId } from '../../vocabulary.ts';
import { round, tick } from '../boards/state.ts';
import { type Boarded, Combatant } from './combatant.ts';

export const MOST_COMBATANTS = 50;
/** Announced attacks that wait for their defenses. */
export const MOST_ANNOUNCED = 100;

/** An attack, or several that one defense meets, announced and not resolved yet. */
const Announced = z
  .strictObject({
    target: combatantId().describe('Whom it goes at.'),
    attacks: z
      .array(
        z
          .strictObject({
            by: combatantId().describe('Who makes it.'),
            times: whole(1, 200, 'How many such attacks.'),
            attack: Attack,
          })
          .meta({ id: 'CerberusAnnouncedBlow', title: 'Attack', description: 'One attack, or several alike.' }),
      )
      .min(1)
      .max(50)
      .describe('What comes, all of it met by one defense.'),
    cover: Cover.optional().describe('Cover between the two; usually none.'),
    first: flag('Whether the bonus for declaring first counts.').optional(),
  })
  .meta({ id: 'CerberusAnnounced', title: 'Announced attack', description: 'An attack that waits for its defense.' });
export type Announced = z.infer<typeof Announced>;

/** How many blows come together. */
export const blowsOf = ({ attacks }: Announced) => attacks.reduce((sum, { times }) => sum + times, 0);

const Contested = z
  .strictObject({
    id: combatantId().describe('A combatant, or a group by its name.'),
    acted: flag('Whether it has acted.'),
  })
  .meta({ id: 'CerberusContested', description: 'A place in the order of priority.' });

const Opening = z
  .strictObject({ by: combatantId().describe('Who may strike.'), against: combatantId().describe('Who leaves.') })
  .meta({ id: 'CerberusOpportunityOpen', description: 'An opportunity attack that is open now.' });

const Present = z.strictObject({
  ...stateHead('cerberus.encounter', 1),
  round: round('The current round.'),
  tick: tick('The current tick.'),
  closed: flag('Whether the tick has closed and the next has not begun.').optional(),
  spoken: z.array(combatantId()).max(MOST_COMBATANTS).optional().describe('Who has declared in this tick, in order.'),
  announced: z
    .array(Announced)
    .max(MOST_ANNOUNCED)
    .optional()
    .describe('Attacks that wait for a defense, the next one first.'),
  order: z.array(Contested).max(MOST_COMBATANTS).optional().describe('The order of priority, where it was rolled.'),
  openings: z.array(Opening).max(MOST_COMBATANTS).optional().describe('Opportunity attacks that are open now.'),
  combatants: z.array(Combatant).min(1).max(MOST_COMBATANTS).describe('The combatants, each with an id of its own.'),
});
export type EncounterState = z.infer<typeof Present>;

/** An encounter as it stands. */
export const EncounterState = Present.check(({ value, issues }) => requireCoherent(value, { issues })).meta({
  id: 'CerberusEncounterState',
  title: 'Encounter',
  description:
    'An encounter as it stands; each combatant has an id of its own, whoever is named is one of them, and all Action Boards stand at the same moment.',
});
/** Whether a place in the order of priority is this combatant's: by id, or by group. */
export const isMemberOf = ({ id, group }: Pick<Combatant, 'id' | 'group'>, side: string) =>
  id === side || group === side;

/** An encounter in which everybody has an Action Board. */
export type Running = Omit<EncounterState, 'combatants'> & { combatants: Boarded[] };

type Told = Parameters<typeof requireOwnIds>[2];
type Path = readonly (string | number)[];

function requireCoherent(state: EncounterState, told: Told): void {
  const ids = state.combatants.map(({ id }) => id);
  requireOwnIds(state.combatants, ['combatants'], told);
  requireNamedOnce(state.spoken ?? [], ids, ['spoken'], told);
  const groups = state.combatants.flatMap(({ group }) => group ?? []);
  requireNamedOnce(
    (state.order ?? []).map(({ id }) => id),
    [...ids, ...groups],
    ['order'],
    told,
  );
  if (state.closed && state.announced?.length)
    told.issues.push({
      code: 'custom',
      path: ['announced'],
      input: state.announced,
      message: 'none, since the tick has closed',
    });
  for (const [i, { by, against }] of (state.openings ?? []).entries()) {
    requireNamed(by, ids, ['openings', i, 'by'], told);
    requireNamed(against, ids, ['openings', i, 'against'], told);
  }
  for (const [i, { target, attacks }] of (state.announced ?? []).entries()) {
    requireNamed(target, ids, ['announced', i, 'target'], told);
    for (const [n, { by }] of attacks.entries()) requireNamed(by, ids, ['announced', i, 'attacks', n, 'by'], told);
  }
  for (const [i, combatant] of state.combatants.entries()) requireSound(combatant, state, ids, ['combatants', i], told);
}

function requireSound(
  { id, board, group, cover = [], declared = [] }: Combatant,
  state: EncounterState,
  ids: readonly string[],
  path: Path,
  told: Told,
): void {
  for (const [i, { from }] of cover.entries()) requireNamed(from, ids, [...path, 'cover', i, 'from'], told);
  for (const [i, { target }] of declared.entries())
    if (target !== undefined) requireNamed(target, ids, [...path, 'declared', i, 'target'], told);
  const complain = (field: string, input: unknown, message: string) =>
    told.issues.push({ code: 'custom', path: [...path, field], input, message });
  if (group !== undefined && ids.includes(group)) complain('group', group, 'a name that is nobody’s id');
  if (board && !isAtMoment(board, state)) complain('board', board, 'a board at the tick of the encounter');
  const isFirst = state.combatants.find((one) => one.board?.declaredFirst)?.id === id;
  if (board?.declaredFirst && !isFirst) complain('board', board, 'one who declared first at the most');
}

function isAtMoment(board: Boarded['board'], { round: now, tick: at, closed = false }: EncounterState): boolean {
  return board.round === now && board.tick === at && (board.closed ?? false) === closed;
}
