import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go } from './router.ts';

type Properties = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link within the app. It is a real one: it can be opened in a new tab, copied and read by a screen reader. */
export function Link({ href, onClick, ...rest }: Properties) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
