import './engine/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startRouter } from './app/router.ts';
import { startTheme } from './app/theme.ts';
import { startUpdates } from './app/update.ts';
import './styles.css';

startTheme();
startRouter();

const container = document.getElementById('app');
if (container)
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

startUpdates();
