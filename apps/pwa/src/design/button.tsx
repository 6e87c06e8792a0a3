import type { ButtonHTMLAttributes } from 'react';

type Properties = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: 'primary' | 'plain' | 'quiet' };

export function Button({ kind = 'plain', className = '', ...rest }: Properties) {
  return <button type="button" className={`button ${kind} ${className}`} {...rest} />;
}
