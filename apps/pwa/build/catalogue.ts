import type { Plugin } from 'vite';
import { printed } from './printed.ts';

interface Titles {
  catalogue: unknown;
  titles: unknown;
}

const CATALOGUE = 'virtual:catalogue';
const TITLES = 'virtual:titles';

/**
 * Titles of what can be played and of every rule, taken from the library while the app is built: the app's own code names no
 * rule, and no list of names is kept by hand.
 */
export function catalogue(): Plugin {
  let asked: Promise<Titles> | undefined;
  const ask = () => {
    asked ??= printed('titles.ts').then((text) => JSON.parse(text) as Titles);
    return asked;
  };
  return {
    name: 'riposte-catalogue',
    resolveId: (id) => (id === CATALOGUE || id === TITLES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${CATALOGUE}`) return `export const catalogue = ${JSON.stringify((await ask()).catalogue)};`;
      if (id === `\0${TITLES}`) return `export const titles = ${JSON.stringify((await ask()).titles)};`;
      return undefined;
    },
  };
}
