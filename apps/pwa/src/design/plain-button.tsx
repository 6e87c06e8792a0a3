import type { ComponentProps, MouseEvent } from 'react';

/**
 * A button without looks of its own. One that the browser switches off loses the focus, and whoever uses the keyboard their place:
 * this one keeps it, does nothing, and says that it is off.
 */
export function PlainButton({ disabled = false, onClick, ...rest }: ComponentProps<'button'>) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return <button type="button" aria-disabled={disabled || undefined} onClick={click} {...rest} />;
}
