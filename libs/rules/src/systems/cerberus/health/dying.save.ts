import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { rolledTotal } from '../base/figures.ts';
import { hpAfterwards, hpNow, maximumHp, saveModifier, shareOf } from './figures.ts';
import { HealthState, state } from './state.ts';

const RULE = 'cerberus.health.dying.save';
const DC = 15;
const PERCENT_LOST = 10;

/** Each turn opens with a Fortitude Save, DC 15, for the dying: stable on a success, else 10 % of maximum HP are lost. Who is not dying makes none. */
export const dyingSave = procedure({
  id: RULE,
  input: z.strictObject({
    maxHp: maximumHp(),
    hp: hpNow(),
    fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
  }),
  output: z.strictObject({
    saved: flag('Whether the Save succeeded; absent when none is due.').optional(),
    hpAfter: hpAfterwards(),
    state: HealthState,
    total: rolledTotal('The Fortitude Save; absent when none is due.').optional(),
  }),
  dice: [{ key: 'character.fortitude', dice: '1d20', by: 'dying character', label: 'Fortitude' }],
  uses: [state],
  outcome: ['saved', 'hpAfter', 'state'],
  says: ({ saved, hpAfter, state: now }) => {
    if (saved === undefined) return `The character is ${now}: no Save is due.`;
    return saved ? 'The Save succeeds: stable.' : `The Save fails: ${hpAfter} HP, ${now}.`;
  },
  evaluate({ maxHp, hp, fortitude }, ruling) {
    const before = ruling.run(state, { maxHp, hp }).state;
    if (before !== 'dying') return { hpAfter: hp, state: before };
    const sum = ruling.calc('Fortitude Save').plus('d20', ruling.roll('character.fortitude', 20));
    const total = sum.plus('Fortitude', fortitude).floor(RULE);
    if (total >= DC) return { saved: true, hpAfter: hp, state: 'stable' as const, total };
    const hpAfter = hp - shareOf(maxHp, PERCENT_LOST, 'HP lost in dying', RULE, ruling);
    return { saved: false, hpAfter, state: ruling.run(state, { maxHp, hp: hpAfter }).state, total };
  },
});
