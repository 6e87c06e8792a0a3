import type { Plugin } from 'vite';
import { loadersModule, valueModule } from './modules.ts';
import { printed } from './printed.ts';

interface Books {
  list: unknown;
  /** By chapter. */
  texts: Record<string, unknown>;
  /** By system. */
  words: Record<string, unknown>;
}

const TEXTS = 'virtual:texts';
const LIST = 'virtual:books';
const CHAPTER = 'virtual:text/';
const WORDS = 'virtual:words/';

/** The rulebooks' texts, a file for each chapter: the library has them whole, and whoever reads one rule needs one chapter. */
export function reference(): Plugin {
  let asked: Promise<Books> | undefined;
  const ask = () => {
    asked ??= printed('texts.ts').then((text) => JSON.parse(text) as Books);
    return asked;
  };
  return {
    name: 'riposte-reference',
    resolveId: (id) =>
      id === TEXTS || id === LIST || id.startsWith(CHAPTER) || id.startsWith(WORDS) ? `\0${id}` : undefined,
    async load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0virtual:')) return undefined;
      if (name === LIST) return valueModule('systems', (await ask()).list);
      if (name.startsWith(CHAPTER)) return valueModule('texts', (await ask()).texts[name.slice(CHAPTER.length)]);
      if (name.startsWith(WORDS)) return valueModule('words', (await ask()).words[name.slice(WORDS.length)]);
      if (name !== TEXTS) return undefined;
      const { texts, words } = await ask();
      return [
        `export const listLoader = () => import('${LIST}');`,
        loadersModule('textLoaders', Object.keys(texts), CHAPTER),
        loadersModule('wordLoaders', Object.keys(words), WORDS),
      ].join('\n');
    },
  };
}
