/** A sample of what a campaign may bring itself. It is made up, belongs to no book, and is there so that everything runs out of the box. */
export const phaseCombatSample = {
  id: 'phase-combat-sample',
  title: 'Sample: the harbor watch',
  version: '1.0.0',
  system: 'phase-combat',
  entries: {
    weapons: [
      { name: 'watch cudgel', kind: 'hth', strMin: 8, def: 3, body: 3 },
      { name: 'boarding axe', kind: 'hth', twoHanded: true, strMin: 13, def: 5, body: 5 },
      { name: 'harpoon bow', kind: 'ranged', ocv: -1, strMin: 15, def: 3, body: 2 },
    ],
    shields: [
      { name: 'barrel lid', dcv: 1, def: 2, body: 3 },
      { name: 'gate shield', dcv: 3, def: 5, body: 6 },
    ],
    maneuvers: [
      { name: 'shoulder charge', phaseCost: 'half', ocv: -1, dcv: -2 },
      { name: 'careful aim', phaseCost: 'full', ocv: 2, rangedOnly: true },
    ],
  },
} as const;
