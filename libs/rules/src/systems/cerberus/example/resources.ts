import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';

const RULE = 'cerberus.example.resources';
const LEVELS = 20;
const spellLevel = (description: string) => whole(1, LEVELS, { description, unit: 'levels' });

const quickenSlots = parameter<number>({
  id: `${RULE}#quickenSlots`,
  title: 'spell slots more that Quicken Spell takes',
  default: 3,
  schema: whole(0, 100, 'Spell slots more that Quicken Spell takes.'),
  changedBy: "the feat's own entry",
});

const slotCounts = (id: string, most: number) =>
  z
    .array(
      z
        .strictObject({ level: spellLevel('Spell level.'), count: whole(0, most, 'How many.') })
        .meta({ id, description: 'Spell slots of one level.' }),
    )
    .max(LEVELS);
const SlotCounts = slotCounts('CerberusExampleSlots', 1000);
/** A level may be named several times, and is counted together. */
const SlotsCounted = slotCounts('CerberusExampleSlotsCounted', 1000 * LEVELS);

const Casting = z
  .strictObject({
    kind: z.literal('casting'),
    spellLevel: spellLevel('Level of the spell.'),
    sourceLevel: spellLevel('Level of a second spell that it is made from.').optional(),
    quicken: flag('Whether Quicken Spell is used.'),
    slots: SlotCounts.describe('Spell slots left, by level; a level that is not named has none.'),
  })
  .meta({
    id: 'CerberusExampleCasting',
    title: 'Spell slots of a casting',
    description: 'What a casting takes of spell slots.',
  });

const Attacks = z
  .strictObject({
    kind: z.literal('attacks'),
    attacks: reserve('Attack tokens at the start of the round.'),
    spentPerTick: z.array(reserve('Attacks of one tick.')).max(3).describe('Attacks of each tick.'),
    slotsPerTick: reserve('Slots of each tick.'),
  })
  .meta({
    id: 'CerberusExampleAttacks',
    title: 'Attacks of a round',
    description: 'Attacks over the ticks of a round.',
  });

type Input = z.infer<typeof Casting> | z.infer<typeof Attacks>;
type Slots = z.infer<typeof SlotsCounted>;

/** What the worked round spends: tokens and slots by tick, and the spell slots of a casting, which no round gives back. */
export const resources = formula({
  id: RULE,
  input: z.discriminatedUnion('kind', [Casting, Attacks]),
  output: z.strictObject({
    allowed: flag('Whether there is enough.'),
    attacksAfter: reserve('Attack tokens left.').optional(),
    spent: SlotsCounted.describe('Spell slots spent, by level.').optional(),
    slotsAfter: SlotsCounted.describe('Spell slots left, by level.').optional(),
  }),
  parameters: [quickenSlots],
  says: ({ allowed }) => (allowed ? 'There is enough for it.' : 'There is not enough for it.'),
  evaluate(input: Input, ruling) {
    if (input.kind === 'casting') return cast(input, input.quicken ? ruling.parameter(quickenSlots) : 0);
    const { attacks, spentPerTick, slotsPerTick } = input;
    const spent = spentPerTick.reduce((sum, count) => sum + count, 0);
    const allowed = spent <= attacks && spentPerTick.every((count) => count <= slotsPerTick);
    return { allowed, attacksAfter: allowed ? attacks - spent : attacks };
  },
});

/** One slot of the spell's level, what Quicken Spell adds to it, and one of the level of what it is made from. */
function cast({ spellLevel: level, sourceLevel, slots }: z.infer<typeof Casting>, more: number) {
  const wanted = new Map([[level, 1 + more]]);
  if (sourceLevel !== undefined) wanted.set(sourceLevel, (wanted.get(sourceLevel) ?? 0) + 1);
  const left = new Map<number, number>();
  for (const { level: of, count } of slots) left.set(of, (left.get(of) ?? 0) + count);
  const allowed = [...wanted].every(([of, count]) => count <= (left.get(of) ?? 0));
  if (allowed) for (const [of, count] of wanted) left.set(of, (left.get(of) ?? 0) - count);
  return { allowed, spent: allowed ? listed(wanted) : [], slotsAfter: listed(left) };
}

function listed(counts: ReadonlyMap<number, number>): Slots {
  return [...counts].sort(([a], [b]) => a - b).map(([level, count]) => ({ level, count }));
}
