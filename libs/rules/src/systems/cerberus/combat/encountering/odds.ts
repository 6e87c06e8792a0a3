import type { EncounterState } from './state.ts';

interface Left {
  state: EncounterState;
}

/** What of everybody the odds of an encounter tell. */
export const oddsOfEverybody = {
  up: { perId: ({ state }: Left) => state.combatants.map(({ id, hp }) => [id, hp > 0] as const) },
  hp: { perId: ({ state }: Left) => state.combatants.map(({ id, hp }) => [id, hp] as const) },
};
