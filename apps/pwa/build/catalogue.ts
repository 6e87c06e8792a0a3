import type { Plugin } from 'vite';
import { loadersModule, valueModule } from './modules.ts';
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
      if (id === `\0${CATALOGUE}`) return valueModule('catalogue', (await ask()).catalogue);
      if (id === `\0${TITLES}`) return valueModule('titles', (await ask()).titles);
      if (id === `\0${FORMS}`) return loadersModule('formLoaders', Object.keys((await ask()).forms), FORM);
      if (id.startsWith(`\0${FORM}`)) return valueModule('forms', (await ask()).forms[id.slice(FORM.length + 1)]);
      return undefined;
    },
  };
}
