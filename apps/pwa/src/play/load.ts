import { engineOf } from '../engine/engine.ts';

/** The screens on which a ruling is prepared and shown. */
export const playScreens = () => import('./screens.ts');

/** Gets them ready, and an operation with them, before anybody asks. What fails now is told when it is asked for. */
export function warmUp(operation?: string): void {
  playScreens().catch(() => undefined);
  if (operation !== undefined) engineOf(operation).catch(() => undefined);
}
