import type { Plugin } from 'vite';
import { printed } from './printed.ts';
import { startFiles } from './start-files.ts';

/**
 * Puts the bottom bar into the page itself, so that something stands there while the scripts are on their way, and has those of the
 * start fetched meanwhile.
 */
export function pageShell(): Plugin {
  return {
    name: 'riposte-page-shell',
    transformIndexHtml: {
      // After the page's own script and what it imports have been put in.
      order: 'post',
      async handler(html, { bundle = {} }) {
        const missing = startFiles(bundle).filter(({ fileName }) => !html.includes(`/${fileName}"`));
        return {
          html: html.replace('<!-- shell -->', await printed('shell.ts')),
          tags: missing.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
        };
      },
    },
  };
}
