import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, decimal } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst, withArticle } from '../../../kernel/words.ts';
import { feet } from './moving/fields.ts';

const RULE = 'cerberus.movement.range.weapon';
const { weaponRanges } = cerberusMovementTables;
const longbow = rowOf(weaponRanges, 'names', 'longbow');

type ShotName = (typeof weaponRanges)[number]['names'][number];
const names = weaponRanges.flatMap((row): readonly ShotName[] => row.names);

export const ShotWeapon = choice(
  'CerberusShotWeapon',
  names as unknown as readonly [ShotName, ...ShotName[]],
  'A weapon that shoots or is thrown.',
);

const adjustedRange = decision({
  id: `${RULE}#adjustedRange`,
  question: "What is the weapon's effective range here, if not the usual one?",
  schema: feet('The effective range.').nullable(),
  usual: null,
});

const powerfulArcherRange = decision({
  id: `${RULE}#powerfulArcherRange`,
  question:
    'How far does this longbow reach in the hands of its archer? 600 ft usually, up to 1000 for a powerful one.',
  schema: decimal(longbow.effective_ft, longbow.powerful_archer_up_to_ft ?? longbow.effective_ft, {
    description: 'Effective range of the longbow.',
    unit: 'ft',
  }),
  usual: longbow.effective_ft,
});

/** How far a weapon shoots effectively: its own entry first, then the GM's figure, then the benchmark. */
export const rangeWeapon = formula({
  id: RULE,
  input: z.strictObject({
    weapon: ShotWeapon,
    entry_ft: feet("The range that the weapon's own entry gives, if it gives one.").nullable().optional(),
  }),
  output: z.strictObject({
    effective_ft: feet('Effective range.'),
    shape: choice('CerberusShotShape', ['line', 'cone'], 'A shot along a line, or a cone.'),
  }),
  decisions: [adjustedRange, powerfulArcherRange],
  says: ({ effective_ft: range }, { weapon }) =>
    `${upperFirst(withArticle(weapon))} shoots effectively to ${range} ft.`,
  evaluate({ weapon, entry_ft: entry }, ruling) {
    const { effective_ft: usual, shape } = rowOf(weaponRanges, 'names', weapon);
    const given = entry ?? ruling.decide(adjustedRange);
    if (given !== null) return { effective_ft: given, shape };
    return { effective_ft: weapon === 'longbow' ? ruling.decide(powerfulArcherRange) : usual, shape };
  },
});
