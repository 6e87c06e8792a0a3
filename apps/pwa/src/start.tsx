import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { matched, startRouter } from './app/router.ts';
import { watchTaps } from './app/tap.ts';
import { startTheme } from './app/theme.ts';
import { startUpdates } from './app/update.ts';
import { warmUp } from './play/load.ts';

startTheme();
startRouter();
watchTaps();
// A link into a form needs its chapter: it is fetched while the screen is being drawn.
const { rest } = matched('/play/*', location.pathname) ?? {};
if (rest) warmUp(rest.replaceAll('/', '.'));
else if (matched('/ruling/:id', location.pathname)) warmUp();

const container = document.getElementById('app');
if (container) {
  const root = createRoot(container);
  // As a transition it is drawn in small pieces: a slow phone answers taps in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// Keeping the app on the device can wait until it is on the screen.
if (document.readyState === 'complete') startUpdates();
else addEventListener('load', () => startUpdates(), { once: true });
