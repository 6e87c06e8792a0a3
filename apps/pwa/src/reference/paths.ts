/** Where the reference's pages are. Ids become path pieces: an address may show them, a screen never does. */

export const RULES = '/rules';
export const GLOSSARY = '/glossary';

/** `cerberus.martial.dr.apply` → `/rules/cerberus/martial/dr/apply` */
export function rulePath(id: string): string {
  return `/rules/${id.replaceAll('.', '/')}`;
}

export function tablePath(id: string): string {
  return `/tables/${id.replaceAll('.', '/')}`;
}

/** The id in an address, whether its pieces are joined by slashes or by dots. */
export function idFromPath(path: string, prefix: string): string {
  const rest = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return rest
    .split('/')
    .map((piece) => decoded(piece))
    .filter((piece) => piece !== '')
    .join('.');
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
