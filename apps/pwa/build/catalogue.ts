import type { Plugin } from 'vite';
import { printed } from './printed.ts';

interface Asked {
  catalogue: unknown;
  titles: unknown;
  /** By chapter. */
  forms: Record<string, unknown>;
}

const CATALOGUE = 'virtual:catalogue';
const TITLES = 'virtual:titles';
const FORMS = 'virtual:forms';
const FORM = 'virtual:form/';

/**
 * Titles of what can be played and of every rule, and what forms are made from, taken from the library while the app is built: a
 * form is there before the rules behind it have been loaded, the app's own code names no rule, and no list is kept by hand.
 */
export function catalogue(): Plugin {
  let asked: Promise<Asked> | undefined;
  const ask = () => {
    asked ??= printed('titles.ts').then((text) => JSON.parse(text) as Asked);
    return asked;
  };
  return {
    name: 'riposte-catalogue',
    resolveId: (id) => ([CATALOGUE, TITLES, FORMS].includes(id) || id.startsWith(FORM) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${CATALOGUE}`) return `export const catalogue = ${parsedJson((await ask()).catalogue)};`;
      if (id === `\0${TITLES}`) return `export const titles = ${parsedJson((await ask()).titles)};`;
      if (id === `\0${FORMS}`) return loaders(Object.keys((await ask()).forms));
      if (id.startsWith(`\0${FORM}`))
        return `export const forms = ${parsedJson((await ask()).forms[id.slice(FORM.length + 1)])};`;
      return undefined;
    },
  };
}

function loaders(chapters: readonly string[]): string {
  const entries = chapters.map((chapter) => `  '${chapter}': () => import('${FORM}${chapter}'),`);
  return `export const formLoaders = {\n${entries.join('\n')}\n};`;
}

/** A browser reads JSON in a string faster than the same as code. */
function parsedJson(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
