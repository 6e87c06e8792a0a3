import { descriptionOf } from '../engine/description.ts';

/** The screens on which a ruling is prepared and shown. */
export const playScreens = () => import('./screens.ts');

/** Gets the screens ready, and the form of an operation, before anybody asks. What fails now is told when it is asked for. */
export function warmUp(operation?: string): void {
  playScreens().catch(() => undefined);
  if (operation !== undefined) descriptionOf(operation).catch(() => undefined);
}
