import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attributeNames, featName, words } from './figures.ts';

const RULE = 'cerberus.character.progression.organic';

const change = (of: string) => whole(-1000, 1000, `What ${of} changes by.`).optional();

/** Changes of attributes, by their short names. */
export const changeFields = {
  str: change('Strength (STR)'),
  dex: change('Dexterity (DEX)'),
  con: change('Constitution (CON)'),
  int: change('Intelligence (INT)'),
  wis: change('Wisdom (WIS)'),
  cha: change('Charisma (CHA)'),
};

/** What the GM grants. */
export const Gain = z
  .strictObject({
    ...changeFields,
    feat: featName().optional(),
    spell: text(80, 'Name of a spell.').optional(),
    casterLevel: whole(0, 1000, { description: 'Caster levels awarded.', unit: 'levels' }).optional(),
    other: text(200, 'Anything else.').optional(),
  })
  .meta({
    id: 'CerberusGain',
    title: 'Gain',
    description: 'What the GM grants: changes of attributes, a feat, a spell, caster levels or something else.',
    examples: [{ str: 2 }, { spell: 'minor mist' }],
  });
export type Gain = z.infer<typeof Gain>;

const gain = decision<Gain>({
  id: `${RULE}#gain`,
  question: 'What do you grant for it?',
  schema: Gain,
});

export const cause = () => words(300, 'What the character did or lived through.');

/** The GM grants a gain as the outcome of what happened, and the cause is written down with it. */
export const progressionOrganic = formula({
  id: RULE,
  input: z.strictObject({
    cause: cause(),
    gain: Gain.optional().describe('What is granted; left out, the GM is asked.'),
  }),
  output: z.strictObject({
    accepted: flag('Whether something is granted, with its cause.'),
    gain: Gain.optional().describe('What is granted.'),
  }),
  decisions: [gain],
  says: ({ gain: granted }, { cause: why }) => {
    if (granted) return `${gainedOf(granted).join(', ')}: ${why}.`;
    return why.trim() === '' ? 'The cause is missing.' : 'Nothing is granted.';
  },
  evaluate({ cause: why, gain: given }, ruling) {
    if (why.trim() === '') return { accepted: false };
    const granted = given ?? ruling.decide(gain);
    return gainedOf(granted).length > 0 ? { accepted: true, gain: granted } : { accepted: false };
  },
});

/** What is gained, one thing each: `STR +2`, `feat Mobile Caster` … */
export function gainedOf(granted: Gain): string[] {
  const attributes = attributeNames.flatMap((name) => {
    const by = granted[name] ?? 0;
    return by === 0 ? [] : [`${name.toUpperCase()} ${by > 0 ? '+' : '−'}${Math.abs(by)}`];
  });
  const { feat, spell, casterLevel = 0, other } = granted;
  const rest = [
    feat && `feat ${feat}`,
    spell && `spell ${spell}`,
    casterLevel > 0 && `caster level +${casterLevel}`,
    other,
  ];
  return [...attributes, ...rest.filter((one): one is string => typeof one === 'string' && one !== '')];
}
