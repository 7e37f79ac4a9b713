import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';

/** An internal link that looks like a button. */
export const LinkButton = ({ kind, size, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) => (
  <a className={buttonClass({ kind, size }, className)} {...rest}>
    {children}
  </a>
);
