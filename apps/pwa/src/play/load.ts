import { descriptionOf } from '../engine/description.ts';
import { rulesOf } from '../engine/engine.ts';

/** The screens on which a ruling is prepared and shown. */
export const playScreens = () => import('./screens.ts');

/** Gets the screens ready, and the form of an operation, before anybody asks. What fails now is told when it is asked for. */
export function warmUp(operation?: string): void {
  playScreens().catch(() => undefined);
  if (operation !== undefined) descriptionOf(operation).catch(() => undefined);
}

/** Gets the rules of an operation ready. That is work, so it waits until nobody is waiting for anything else. */
export function warmUpRules(operation: string): void {
  rulesOf(operation).catch(() => undefined);
}
