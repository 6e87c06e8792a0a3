/** The addresses of the fights. */
export const fightsPath = '/fights';
export const newPath = '/fights/new';

export function fightPath(id: string): string {
  return `/fights/${id}`;
}

export function changePath(id: string): string {
  return `/fights/${id}/change`;
}
