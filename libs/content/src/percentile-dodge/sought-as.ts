/** What players of other games call a rule, by its id: a search for those words leads to it. */
export const soughtAs: Readonly<Record<string, string>> = {
  'percentile-dodge.contest': 'dodge, tie, opposed roll, margin of success',
  'percentile-dodge.attack-type': 'attack, to hit, area, explosion, spell',
  'percentile-dodge.archery-permission': 'dodging arrows, arrow, bow, crossbow, aimed shot, called shot',
  'percentile-dodge.multi-action': 'multiple dodges, several dodges, multiple attackers, outnumbered',
  'percentile-dodge.armor': 'encumbrance, load, armor penalty, armour penalty, AC',
  'percentile-dodge.situational': 'cover, modifiers, prone, surprise',
  'percentile-dodge.eligibility': 'surprise, unaware, bound, asleep',
};
