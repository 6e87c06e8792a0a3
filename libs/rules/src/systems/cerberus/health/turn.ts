import { z } from 'zod';
import { changed } from '../../../kernel/change.ts';
import { flag } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { displayName, rolledTotal } from '../base/figures.ts';
import { percentPoints } from '../vocabulary.ts';
import { bleedingPercent as usualPercent } from './condition.bleeding.ts';
import { dyingSave } from './dying.save.ts';
import { hpAfterwards, hpNow, maximumHp, points, saveModifier } from './figures.ts';
import { HealthState, state } from './state.ts';
import { openedTurn, stateOf } from './turning/opening.ts';

/** A turn opens for somebody who bleeds or is dying: the wound first, then the Save, and death where HP reach it. */
export const turn = operation({
  id: 'cerberus.health.turn',
  title: 'Open a turn',
  summary: 'What a turn begins with for whoever bleeds or is dying: HP lost by the wound, the dying Save, and death.',
  input: z.strictObject({
    name: displayName('Name, for sentences.'),
    maxHp: maximumHp(),
    hp: hpNow(),
    stabilized: flag('Whether the character has been stabilized since falling.').optional(),
    fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
    bleeding: flag('Whether a wound is open since an earlier round.').optional(),
    bleedingPercent: percentPoints('Percent of maximum HP that the wound costs; left out, usually 5.').optional(),
  }),
  output: z.strictObject({
    hpAfter: hpAfterwards(),
    state: HealthState,
    bled: points('HP lost by the wound.'),
    saved: flag('Whether the dying Save succeeded; absent when none was due.').optional(),
    total: rolledTotal('The dying Save; absent when none was due.').optional(),
  }),
  dice: dyingSave.dice,
  decisions: [usualPercent],
  uses: [state, dyingSave],
  odds: { state: ({ state: now }) => now, hpAfter: ({ hpAfter }) => hpAfter },
  resolve({ maxHp, hp, fortitude, stabilized = false, bleeding = false, bleedingPercent: percent }, ruling) {
    const { body, loss, saved, total } = openedTurn(
      { maxHp, fortitude, percent },
      { hp, stabilized, bleeding },
      ruling,
    );
    return { hpAfter: body.hp, state: stateOf(body, maxHp, ruling), bled: loss, saved, total };
  },
  sentence({ hpAfter, state: now, bled, saved, total }, { name = 'The character' }) {
    const wound = bled > 0 ? `The wound costs ${bled} HP. ` : '';
    const save =
      saved === undefined
        ? ''
        : `The dying Save ${saved ? 'succeeds' : 'fails'}${total === undefined ? '' : ` (${total})`}. `;
    return `${wound}${save}${name}: ${hpAfter} HP, ${now}.`;
  },
  changes: ({ hpAfter }, { name, hp }) => changed(name ?? 'character', 'HP', hp, hpAfter, 'HP'),
  groups: [
    { title: 'HP', fields: ['hp', 'maxHp', 'fortitude', 'stabilized'] },
    { title: 'Wound', fields: ['bleeding', 'bleedingPercent'] },
    { title: 'Who', fields: ['name'] },
  ],
  examples: [
    {
      title: 'Maelis is dying, and her Save fails by one at the table',
      request: {
        input: { name: 'Maelis', maxHp: 60, hp: -2, fortitude: 5 },
        dice: { rolls: [{ key: 'character.fortitude', faces: [9] }] },
      },
    },
    {
      title: 'Dying with an open wound',
      request: { input: { name: 'Brant', maxHp: 80, hp: -3, fortitude: 4, bleeding: true } },
    },
    {
      title: 'A deep wound brings somebody down, who makes no Save before the next turn',
      request: { input: { maxHp: 96, hp: 5, fortitude: 6, bleeding: true, bleedingPercent: 10 } },
    },
  ],
});
