import type { ComponentProps } from 'react';
import { PlainButton } from './plain-button.tsx';

type Properties = ComponentProps<'button'> & { kind?: 'primary' | 'plain' | 'quiet' };

export function Button({ kind = 'plain', className = '', ...rest }: Properties) {
  return <PlainButton className={`button ${kind} ${className}`} {...rest} />;
}
