import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { shareField, speedField, wholeFeet } from './moving/fields.ts';

const RULE = 'cerberus.movement.speed.modes';
const changedBy = "feats, spells and a creature's profile; the GM, who may waive one of two halvings";

export const MovementMode = choice(
  'CerberusMovementMode',
  ['walk', 'climb', 'swim', 'fly'],
  'How the ground is covered: walking, climbing, swimming or flying.',
);

const share = (name: string, title: string) =>
  parameter<number>({ id: `${RULE}#${name}`, title, default: 0.5, schema: shareField(title), changedBy });

const climbShare = share('climbShare', 'share of Speed left for climbing');
const swimShare = share('swimShare', 'share of Speed left for swimming');
const difficultShare = share('difficultShare', 'share of Speed left on difficult terrain');

const difficult = decision({
  id: `${RULE}#difficult`,
  question: 'Is the terrain difficult, so that Speed is halved?',
  schema: z.boolean(),
  usual: false,
});

const difficultAffectsFlight = decision({
  id: `${RULE}#difficultAffectsFlight`,
  question: 'Does the difficult terrain slow flight too?',
  schema: z.boolean(),
  usual: false,
});

/** Both Speeds of a creature that flies. */
export const speedsFields = {
  ground_ft: speedField('Speed on the ground.'),
  flight_ft: speedField('Speed in the air; nothing without flight.').nullable().optional(),
};

/** How a stretch is covered; left out, the GM says whether it is difficult, and usually not. */
export const modeFields = {
  mode: MovementMode,
  difficult: flag('Whether the terrain is difficult; left out, the GM says, and usually not.').optional(),
  difficultAffectsFlight: flag('Whether it slows flight as well; left out, the GM says, and usually not.').optional(),
};

export const Stretch = z.strictObject(modeFields);
export type Stretch = z.infer<typeof Stretch>;

/** Half Speed for climbing and swimming, half on difficult terrain, both together a quarter; in the air the flight Speed counts. */
export const speedModes = formula({
  id: RULE,
  input: z.strictObject({ ...speedsFields, ...modeFields }),
  output: z.strictObject({ speed_ft: wholeFeet('Speed in this mode.') }),
  decisions: [difficult, difficultAffectsFlight],
  parameters: [climbShare, swimShare, difficultShare],
  says: ({ speed_ft: feet }, { mode }) => `To ${mode}: ${feet} ft a tick.`,
  evaluate({ ground_ft: ground, flight_ft: flight, ...stretch }, ruling) {
    const isFlight = stretch.mode === 'fly';
    const sum = ruling.calc('Speed').plus(isFlight ? 'flight' : 'ground', isFlight ? (flight ?? 0) : ground);
    for (const { label, value } of sharesOf(stretch, ruling)) sum.times(label, value);
    return { speed_ft: sum.floor(RULE, 'ft') };
  },
});

/** What is left of Speed on such a stretch, by each thing that slows. */
export function sharesOf({ mode, ...ground }: Stretch, ruling: Figuring): { label: string; value: number }[] {
  const shares = [];
  if (mode === 'climb') shares.push({ label: 'climbing', value: ruling.parameter(climbShare) });
  if (mode === 'swim') shares.push({ label: 'swimming', value: ruling.parameter(swimShare) });
  const isDifficult = ground.difficult ?? ruling.decide(difficult);
  const slows = () => mode !== 'fly' || (ground.difficultAffectsFlight ?? ruling.decide(difficultAffectsFlight));
  if (isDifficult && slows()) shares.push({ label: 'difficult terrain', value: ruling.parameter(difficultShare) });
  return shares;
}
