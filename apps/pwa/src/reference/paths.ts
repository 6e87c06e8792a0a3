/** Where the reference's pages are. Ids become path pieces: an address may show them, a screen never does. */

export const RULES = '/rules';
export const TABLES = '/tables';
export const GLOSSARY = '/glossary';

/** `cerberus.martial.dr.apply` → `/rules/cerberus/martial/dr/apply` */
export function rulePath(id: string): string {
  return `${RULES}/${id.replaceAll('.', '/')}`;
}

export function tablePath(id: string): string {
  return `${TABLES}/${id.replaceAll('.', '/')}`;
}

/** The words of a system; of all of them without one. */
export function glossaryPath(system?: string): string {
  return system === undefined ? GLOSSARY : `${GLOSSARY}/${system}`;
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
