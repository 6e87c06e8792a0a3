import type { ComponentProps } from 'react';

type Properties = ComponentProps<'button'> & { kind?: 'primary' | 'plain' | 'quiet' };

export function Button({ kind = 'plain', className = '', ...rest }: Properties) {
  return <button type="button" className={`button ${kind} ${className}`} {...rest} />;
}
