/** Prints the rulebooks as the app stores them: the list of everything, the texts by chapter, the words by system. */
import { systems } from '@riposte/content';
import { listed, textsByChapter } from '../src/reference/shelves.ts';

const list = systems.map(listed);
const texts = Object.assign({}, ...systems.map(textsByChapter));
const words = Object.fromEntries(systems.map(({ id, glossary }) => [id, glossary]));
process.stdout.write(JSON.stringify({ list, texts, words }));
