/** A sample of what a campaign may bring itself. It is made up, belongs to no book, and is there so that everything runs out of the box. */
export const phaseCombatSample = {
  formatVersion: 1,
  id: 'phase-combat-sample',
  title: 'Sample: the harbor watch',
  version: '1',
  system: 'phase-combat',
  entries: {
    weapons: [
      { id: 'watch-cudgel', name: 'watch cudgel', kind: 'hth', strMin: 8, def: 3, body: 3 },
      { id: 'boarding-axe', name: 'boarding axe', kind: 'hth', twoHanded: true, strMin: 13, def: 5, body: 5 },
      { id: 'harpoon-bow', name: 'harpoon bow', kind: 'ranged', ocv: -1, strMin: 15, def: 3, body: 2 },
    ],
    shields: [
      { id: 'barrel-lid', name: 'barrel lid', dcv: 1, def: 2, body: 3 },
      { id: 'gate-shield', name: 'gate shield', dcv: 3, def: 5, body: 6 },
    ],
    maneuvers: [
      { id: 'shoulder-charge', name: 'shoulder charge', phaseCost: 'half', ocv: -1, dcv: -2 },
      { id: 'careful-aim', name: 'careful aim', phaseCost: 'full', ocv: 2, rangedOnly: true },
    ],
  },
} as const;
