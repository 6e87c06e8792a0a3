import type { Plugin } from 'vite';
import { printed } from './printed.ts';

/** Puts the bottom bar into the page itself, so that something stands there while the scripts are on their way. */
export function pageShell(): Plugin {
  return {
    name: 'riposte-page-shell',
    transformIndexHtml: async (html) => html.replace('<!-- shell -->', await printed('shell.ts')),
  };
}
