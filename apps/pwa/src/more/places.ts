/** Where the screens of More are. */
export const places = {
  more: '/more',
  houseRules: '/more/house-rules',
  newHouseRule: '/more/house-rules/new',
  data: '/more/data',
  import: '/more/data/import',
  about: '/more/about',
} as const;

/** The form for a new rule about a figure or question. */
export function newRulePath(figure: string): string {
  return `${places.newHouseRule}/${encodeURIComponent(figure)}`;
}

/** The form of a rule that is kept. */
export function houseRulePath(record: string): string {
  return `${places.houseRules}/${record}`;
}
