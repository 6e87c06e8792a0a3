import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { slotsOf } from '../combat/boards/paying.ts';
import { encounterDice } from '../combat/encountering/drawing-on.ts';
import type { EncounterState } from '../combat/encountering/state.ts';
import { workedEncounter } from '../combat/encountering/worked-round.ts';
import { combatantId, itemLevel, reserve } from '../vocabulary.ts';

/** What the replays of the worked round share. They play what the book plays: nothing in it is left to the GM or changed by feats. */

export const replayDice = encounterDice('commands.*.');

const Standing = z
  .strictObject({
    id: combatantId(),
    hp: whole(-100_000, 100_000, { description: 'HP.', unit: 'HP' }),
    attacks: reserve('Attack tokens left.'),
    spells: reserve('Spell tokens left.'),
    general: reserve('General tokens left.'),
    dodges: reserve('Dodges left.'),
    slotsFree: reserve('Free slots of the tick.'),
    castingDamage: whole(0, 1e9, {
      description: 'HP lost since the casting began; absent without one.',
      unit: 'HP',
    }).optional(),
    conscious: flag('Whether above 0 HP.'),
  })
  .meta({ id: 'CerberusWorkedStanding', title: 'Combatant', description: 'How one of the four stands.' });

const SlotsSpent = z
  .strictObject({ level: itemLevel('Spell level.'), count: reserve('Slots spent.') })
  .meta({ id: 'CerberusWorkedSlotsSpent', description: 'Spell slots of one level that are spent.' });

export const standings = () => z.array(Standing).describe('How each of the four stands.');
export const slotsSpent = () => z.array(SlotsSpent).describe('Spell slots that Maelis has spent, by level.');

/** How everybody stands. */
export function standingsOf({ combatants }: EncounterState, ruling: Ruling) {
  return combatants.map(({ id, hp, board, max, castings = [] }) => {
    const { attack = 0, spell = 0, general = 0, dodge = 0 } = board?.reserve ?? max ?? {};
    const [casting] = castings;
    return {
      id,
      hp,
      attacks: attack,
      spells: spell,
      general,
      dodges: dodge,
      slotsFree: board ? slotsOf(board, ruling).free : 0,
      ...(casting && { castingDamage: casting.lost }),
      conscious: hp > 0,
    };
  });
}

/** The HP of everybody, in one sentence. */
export const standingWords = (combatants: readonly { id: string; hp: number }[]) =>
  `${combatants.map(({ id, hp }) => `${id} ${hp} HP`).join(', ')}.`;

/** Spell slots that are gone since the round began. */
export function spentSince({ combatants }: EncounterState) {
  return workedEncounter.combatants.flatMap(({ id, spellSlots = [] }) => {
    const now = combatants.find((one) => one.id === id)?.spellSlots ?? [];
    return spellSlots.map(({ level, left }) => ({
      level,
      count: left - (now.find((one) => one.level === level)?.left ?? 0),
    }));
  });
}
