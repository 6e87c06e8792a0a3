import { Link } from './link.tsx';
import { Screen } from './screen.tsx';

/** A path that leads nowhere. */
export function NotHere({ what = 'There is nothing at this address.' }: { what?: string }) {
  return (
    <Screen title="Not here" back="/">
      <p>{what}</p>
      <Link className="button primary" href="/">
        To Play
      </Link>
    </Screen>
  );
}
