import { dexRankSample } from '@riposte/content';
import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { agreeing } from '../../../kernel/words.ts';
import { ArmorDraft, armor } from './armor.ts';
import { faults, inWords, repeatedIds } from './checking.ts';
import { FumbleRow, fumbleRow } from './fumble-row.ts';
import { ShieldDraft, shield } from './shield.ts';
import { WeaponDraft, weapon } from './weapon.ts';

const CheckInput = z.strictObject({
  weapons: z.array(WeaponDraft).max(500).describe('Weapons.').optional(),
  armors: z.array(ArmorDraft).max(500).describe('Armor.').optional(),
  shields: z.array(ShieldDraft).max(500).describe('Shields.').optional(),
  fumbles: z.array(FumbleRow).max(200).describe('Rows of the fumble tables.').optional(),
});
type CheckInput = z.infer<typeof CheckInput>;
const CheckResult = z.strictObject({
  valid: flag('Whether everything can be used.'),
  entries: whole(0, 2000, 'How many entries were checked.'),
  faults,
});
type CheckResult = z.infer<typeof CheckResult>;

/** Whether the tables that a game master brings along can be used, and what would be right where not. */
export const check = operation<CheckInput, CheckResult>({
  id: 'dex-rank.schema.check',
  title: 'Check your own tables',
  summary:
    'Weapons, armor, shields and fumble tables of your own: every slip with its entry, its field and what would be right.',
  input: CheckInput,
  output: CheckResult,
  dice: [],
  uses: [weapon, armor, shield, fumbleRow],
  odds: {},
  resolve({ weapons = [], armors = [], shields = [], fumbles = [] }, ruling) {
    const all = [
      ...numbered(weapons.map((row) => ruling.run(weapon, { row }).faults)),
      ...numbered(armors.map((row) => ruling.run(armor, { row }).faults)),
      ...numbered(shields.map((row) => ruling.run(shield, { row }).faults)),
      ...[weapons, armors, shields].flatMap(repeatedIds),
      ...(fumbles.length > 0 ? ruling.run(fumbleRow, { rows: fumbles }).faults : []),
    ];
    const entries = weapons.length + armors.length + shields.length + fumbles.length;
    return { valid: all.length === 0, entries, faults: all };
  },
  sentence: ({ valid, entries, faults: all }, given) =>
    valid
      ? `${agreeing(entries, 'The entry', `All ${entries} entries`)} can be used.`
      : `${all.length} to mend: ${all.map((fault) => inWords(fault, nameIn(given, fault.entry))).join('; ')}.`,
  changes: () => [],
  groups: [{ title: 'Tables', fields: ['weapons', 'armors', 'shields', 'fumbles'] }],
  examples: [
    { title: 'The sample', request: { input: dexRankSample.entries } },
    {
      title: 'A club that would impale, and a shield too thin',
      request: {
        input: {
          weapons: [
            {
              id: 'club',
              name: 'club',
              class: 'clubs',
              family: 'bashing',
              baseChance: 15,
              damage: '1d6',
              hitPoints: 15,
              length: 'short',
              canImpale: true,
            },
          ],
          shields: [{ id: 'toy', name: 'toy shield', rating: 10 }],
        },
      },
    },
  ],
});

function nameIn({ weapons = [], armors = [], shields = [] }: CheckInput, entry: string): string | undefined {
  return [...weapons, ...armors, ...shields].find(({ id }) => id === entry)?.name;
}

/** An entry without an id is called by its number. */
function numbered(lists: readonly z.infer<typeof faults>[]): z.infer<typeof faults> {
  return lists.flatMap((list, at) =>
    list.map((fault) => (fault.entry === '1' ? { ...fault, entry: `${at + 1}` } : fault)),
  );
}
