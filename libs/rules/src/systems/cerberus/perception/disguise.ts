import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';
import { displayName } from '../base/figures.ts';
import { RollMode } from '../vocabulary.ts';
import { GmOdds } from './chances.ts';
import { disguiseCreateTime, disguiseMinutes, disguiseTimeText } from './disguise.create-time.ts';
import { DisguiseKind, disguiseKinds, studiedField } from './disguise.kinds.ts';
import { aspects, disguiseLimits } from './disguise.limits.ts';
import { disguiseScrutiny, scrutinyFields } from './disguise.scrutiny.ts';

const Input = z.strictObject({
  kind: DisguiseKind,
  studied: studiedField(),
  imitates: aspects().optional().describe('By what the wearer means to pass for somebody else; usually by looks.'),
  disguiseKit: flag('Whether a disguise kit is at hand.').optional(),
  prepared: flag('Whether the disguise was made earlier and is only put on.').optional(),
  odds: GmOdds.optional().describe('X chances in Y that it holds; left out, the GM is asked when somebody looks.'),
  ...scrutinyFields,
  name: displayName('Who wears it.'),
  mode: RollMode.optional().describe('Advantage keeps the lower die, Disadvantage the higher.'),
});
type Input = z.infer<typeof Input>;

/** A disguise from making it to the close look: refused where no disguise can do it, and rolled only if somebody looks. */
export const disguise = operation({
  id: 'cerberus.perception.disguise',
  title: 'Disguise',
  summary: 'How long a disguise takes, and whether it holds when somebody has a reason to look closely.',
  input: Input,
  output: z.strictObject({
    minutes: disguiseMinutes(),
    fullRest: flag("Whether it takes a full rest, which is a night's."),
    examined: flag('Whether somebody looked closely, so that it was rolled.'),
    holds: flag('Whether the disguise holds; unexamined it does.'),
  }),
  dice: disguiseScrutiny.dice,
  uses: [disguiseKinds, disguiseLimits, disguiseCreateTime, disguiseScrutiny],
  odds: { holds: ({ holds }) => holds },
  resolve(input, ruling) {
    requirePossible(input, ruling);
    const { kind, prepared = false, disguiseKit, odds = {}, reasonToLook, damagedSinceLast, factors, mode } = input;
    const time = ruling.run(disguiseCreateTime, { kind: prepared ? 'don-prepared' : kind, disguiseKit });
    const look = { ...odds, reasonToLook, damagedSinceLast, factors, mode };
    const { rollNeeded, success = true } = ruling.run(disguiseScrutiny, look);
    return { ...time, examined: rollNeeded, holds: success };
  },
  sentence({ examined, holds, ...time }, { name = 'The wearer', prepared = false }) {
    const ready = `${prepared ? 'Putting it on' : 'Making it'} takes ${disguiseTimeText(time)}.`;
    if (!examined) return `${ready} Nobody looks closely at ${name === 'The wearer' ? 'it' : name}.`;
    return `${ready} ${name} ${holds ? 'passes' : 'is seen through'}.`;
  },
  changes: () => [],
  groups: [
    { title: 'The disguise', fields: ['kind', 'studied', 'disguiseKit', 'prepared'] },
    { title: 'The close look', fields: ['reasonToLook', 'odds', 'damagedSinceLast', 'factors', 'mode'] },
    { title: 'Who', fields: ['name', 'imitates'] },
  ],
  examples: [
    {
      title: 'A servant walks past the sentry, rolled at the table',
      request: {
        input: { name: 'Séra', kind: 'simple', disguiseKit: true, reasonToLook: true, odds: { x: 5, y: 6 } },
        dice: { rolls: [{ key: 'player.disguise', faces: [5] }] },
      },
    },
    {
      title: 'The steward himself, before an old friend of his',
      request: {
        input: {
          name: 'Brant',
          kind: 'detailed',
          studied: true,
          reasonToLook: true,
          odds: { x: 1, y: 4 },
          factors: ['behavior', 'familiarity'],
        },
      },
    },
    {
      title: 'Rain on the makeup: the GM calls for a fresh roll',
      request: {
        input: { kind: 'simple', prepared: true, reasonToLook: false, damagedSinceLast: true },
        decisions: [
          { id: `${disguiseScrutiny.id}#newRollAfterDamage`, value: true },
          { id: `${disguiseScrutiny.id}#odds`, value: { x: 2, y: 3 } },
        ],
      },
    },
  ],
});

/** Refuses what no disguise can do. */
function requirePossible({ kind, studied, imitates = ['appearance'] }: Input, ruling: Ruling): void {
  const { allowed } = ruling.run(disguiseKinds, { kind, studied });
  const unstudied = 'A detailed disguise imitates one particular person, who must have been studied.';
  ruling.require(allowed, disguiseKinds.id, unstudied, () => ['study the person', 'a simple disguise']);
  for (const aspect of imitates) {
    const { changed } = ruling.run(disguiseLimits, { aspect });
    const message = `${upperFirst(aspect)}: a disguise does not change it.`;
    ruling.require(changed, disguiseLimits.id, message, () => ['appearance', 'a feat or magic']);
  }
}
