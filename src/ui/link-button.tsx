import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';

/** An internal link that looks like a button. */
export function LinkButton({ kind, size, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a className={buttonClass({ kind, size }, className)} {...rest}>
      {children}
    </a>
  );
}
