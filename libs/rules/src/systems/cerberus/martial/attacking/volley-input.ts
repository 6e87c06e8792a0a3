import { z } from 'zod';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { HealthState } from '../../health/state.ts';
import { Cover, combatantId, reserve } from '../../vocabulary.ts';
import { damagePipeline } from '../damage.pipeline.ts';
import { defenseDuel } from '../defense.duel.ts';
import { WeaponAttack } from './attack-forms.ts';
import { Attacker } from './attacker.ts';
import { Defender, Dodge, Parry, Reserves } from './defender.ts';

/** The most attacks of one volley. */
export const MOST_ATTACKS = 200;

export const VolleyMember = z
  .strictObject({
    id: combatantId().optional(),
    name: text(60, 'Name, for sentences.').optional(),
    reflex: whole(-1000, 1000, {
      title: 'Reflex',
      description: 'Reflex modifier; left out for a trap or hazard, the GM supplies one when none of them has any.',
    }).optional(),
    pc: flag({
      title: 'Player character',
      description: 'Whether it is a player character (PC), who then rolls for the group.',
    }).optional(),
    rider: flag('Whether it rides; a rider rolls for its mount.').optional(),
  })
  .meta({
    id: 'CerberusVolleyMember',
    title: 'Attacker of a volley',
    description: 'One of those who attack together.',
  });

const VolleyAttack = z
  .strictObject({
    id: combatantId().optional().describe('What the attack is called; its dice go by that name.'),
    times: whole(1, MOST_ATTACKS, 'How many such attacks; usually 1.').optional(),
    by: combatantId()
      .optional()
      .describe('Which of the attackers makes it; what holds for that one alone counts then.'),
    weapon: WeaponAttack,
  })
  .meta({
    id: 'CerberusVolleyAttack',
    title: 'Attack of a volley',
    description: 'One attack of the volley, or several alike.',
  });

const StakedDodges = Dodge.extend({
  stake: whole(1, 1000, 'How many dodges are staked on the one duel, named before it.').optional(),
}).meta({
  id: 'CerberusStakedDodges',
  title: 'Dodges',
  description: 'Dodges staked on one duel; each cancels one attack.',
});

export const VolleyDefense = z.discriminatedUnion('kind', [StakedDodges, Parry]).meta({
  id: 'CerberusVolleyDefense',
  title: 'Defense',
  description: 'The one personal defense against the whole volley.',
});

export type VolleyDefense = z.infer<typeof VolleyDefense>;

/** Attacks that one defense meets together. */
export const VolleyInput = z.strictObject({
  attackers: z.array(VolleyMember).min(1).max(50).describe('Who attacks together; one of them rolls for all.'),
  duel: Attacker.omit({ id: true, name: true, reflex: true })
    .meta({ id: 'CerberusVolleyDuel', description: "What bears on the attackers' one Reflex roll." })
    .optional(),
  attacks: z.array(VolleyAttack).min(1).max(MOST_ATTACKS).describe('The attacks, in the order announced.'),
  defender: Defender,
  defense: VolleyDefense.optional().describe('The one personal defense; none unless said.'),
  cover: Cover.optional().describe('Cover between attackers and defender; usually none.'),
  together: z
    .strictObject({
      simultaneous: flag('Whether they start at the same instant.'),
      similarDirection: flag('Whether they come from similar enough directions.'),
      oneMovement: flag('Whether one movement could meet them all.'),
    })
    .meta({ id: 'CerberusVolleyTogether', description: 'Why the attacks are one group; taken as given unless said.' })
    .optional(),
});
export type VolleyInput = z.infer<typeof VolleyInput>;

export const VolleyHit = z
  .strictObject({
    id: z.string().describe('Which attack.'),
    by: z.string().optional().describe('Who makes it, where that is known.'),
    lands: flag('Whether it lands.'),
    damage: whole(0, 1e9, { description: 'HP lost to it.', unit: 'HP' }),
    build: damagePipeline.output.nullable().describe('How the damage came about.'),
  })
  .meta({ id: 'CerberusVolleyHit', description: 'What became of one attack of a volley.' });
export type VolleyHit = z.infer<typeof VolleyHit>;

export const VolleyResult = z.strictObject({
  blocked: reserve('Attacks that a parry stopped.'),
  cancelled: reserve('Attacks that dodges cancelled.'),
  landing: reserve('Attacks that land.'),
  damage: whole(0, 1e9, { description: 'HP lost to all of them.', unit: 'HP' }),
  hpAfter: whole(-2e9, 100_000, { description: 'HP afterwards.', unit: 'HP' }),
  health: HealthState.nullable().describe('What that makes of the defender; null when maximum HP were not given.'),
  reservesAfter: Reserves.nullable().describe('What the defender has left to pay with; null when that was not given.'),
  provider: z.string().describe('Id of the attacker whose Reflex counts for all.'),
  duel: defenseDuel.output.nullable().describe('The one Reflex duel, when a defense was rolled.'),
  hits: z.array(VolleyHit).describe('What became of each attack, in the order announced.'),
});
export type VolleyResult = z.infer<typeof VolleyResult>;
