import type { Chapter, Entry } from '../../types.ts';
import { armorEntries } from './entries-armor.ts';
import { attackEntries } from './entries-attacks.ts';
import { damageEntries } from './entries-damage.ts';
import { defenseEntries } from './entries-defense.ts';
import { dodgeEntries } from './entries-dodging.ts';
import { grappleEntries } from './entries-grappling.ts';
import { groupEntries } from './entries-groups.ts';
import { parryEntries } from './entries-parrying.ts';

/** How the chapter's rules follow one another. */
const combined: Entry = {
  id: 'cerberus.martial.combined',
  title: 'An exchange from declaration to HP',
  kind: 'procedure',
  text: 'An exchange runs these rules in order, each on the state the last one left: the attack is announced, the defense chosen, checked and paid, the Reflex duel rolled and, on a tie, rolled again; what lands is resolved attack by attack, with its own critical d20, damage and DR, and comes off HP.\n\nCosts and conditions count at once: the slot of a parry is gone for the next threat of the tick, and a target just tripped may parry the blow that follows but not dodge it in melee.',
  related: [
    'cerberus.martial.damage.pipeline',
    'cerberus.martial.group.parry',
    'cerberus.martial.dodge.grouped',
    'cerberus.martial.parry.cost',
  ],
};

/** Martial combat and defenses. */
export const martial: Chapter = {
  id: 'cerberus.martial',
  system: 'cerberus',
  title: 'Martial Combat and Defenses',
  summary:
    'Attacks land unless dodged or parried. Weapons and their damage, criticals, armor and DR, the choice and cost of a defense, volleys, and grappling.',
  entries: [
    ...attackEntries,
    ...damageEntries,
    ...armorEntries,
    ...defenseEntries,
    ...dodgeEntries,
    ...parryEntries,
    ...groupEntries,
    ...grappleEntries,
    combined,
  ],
};
