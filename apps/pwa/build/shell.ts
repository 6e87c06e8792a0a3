/** Prints what stands in the page before any script has come: the bottom bar, by the app's own component. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BottomBar } from '../src/app/bottom-bar.tsx';

const page = createElement('div', { className: 'app' }, createElement('main'), createElement(BottomBar));
process.stdout.write(renderToStaticMarkup(page));
