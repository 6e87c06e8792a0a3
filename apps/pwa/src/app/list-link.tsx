import type { ComponentProps } from 'react';
import { Link } from './link.tsx';
import { usePlace } from './router.ts';

/** A line of a list that leads somewhere. Where the list stays beside what was chosen from it, that line says that it is the one. */
export function ListLink({ className = '', href, ...rest }: ComponentProps<typeof Link>) {
  const { path } = usePlace();
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      className={`list-link ${className}`.trim()}
      href={href}
      aria-current={isHere ? 'true' : undefined}
      {...rest}
    />
  );
}
