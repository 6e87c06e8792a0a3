/** Modules that are made while the app is built. */

/** A value as an export. A browser reads JSON in a string faster than the same as code. */
export function valueModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** An export that loads one of several modules by its name. @param prefix of the modules' ids */
export function loadersModule(name: string, keys: readonly string[], prefix: string): string {
  const entries = keys.map((key) => `  '${key}': () => import('${prefix}${key}'),`);
  return `export const ${name} = {\n${entries.join('\n')}\n};`;
}
