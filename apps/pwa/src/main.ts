import './engine/no-eval.ts';
import './styles.css';

/** A page in the background is not painted; it starts all the same. */
const LATEST = 100;

// What stands in the page is painted first: on a slow phone the app takes a moment to be read.
const painted = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, LATEST);
});
painted.then(() => import('./start.tsx'));
