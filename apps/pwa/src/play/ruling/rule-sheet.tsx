import { lazy, Suspense } from 'react';
import { usePlace } from '../../app/router.ts';

/** The rulebook's words are loaded when somebody first asks for them. */
const RuleText = lazy(() => import('./rule-text.tsx'));

/** Shows the rule or the word that was tapped, over whatever screen it stands on. */
export function RuleSheet() {
  const { sheet } = usePlace();
  return sheet ? (
    <Suspense>
      <RuleText />
    </Suspense>
  ) : null;
}
