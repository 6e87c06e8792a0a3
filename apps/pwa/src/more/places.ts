/** Where the screens of More are. */
export const places = {
  more: '/more',
  houseRules: '/more/house-rules',
  newHouseRule: '/more/house-rules/new',
  data: '/more/data',
  import: '/more/data/import',
  packs: '/more/packs',
  loadPack: '/more/packs/load',
  about: '/more/about',
} as const;

/** The form for a new rule about a figure or question: `x.y.limit#shield` → `…/new/x/y/limit/shield` */
export function newRulePath(figure: string): string {
  return `${places.newHouseRule}/${figure.replace('#', '.').replaceAll('.', '/')}`;
}

/** The figure or question in the address of such a form. */
export function figureAt(path: string): string {
  const pieces = path.slice(places.newHouseRule.length + 1).split('/');
  return `${pieces.slice(0, -1).join('.')}#${pieces.at(-1) ?? ''}`;
}

/** The form of a rule that is kept. */
export function houseRulePath(record: string): string {
  return `${places.houseRules}/${record}`;
}
