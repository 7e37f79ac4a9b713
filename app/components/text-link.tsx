import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** The look of a link with an arrow, for links that leave the site. */
export const arrowClass = styles['arrow'];

/** A link in small capitals with an arrow: "Read More". */
export function ArrowLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={arrowClass} {...rest}>
      {children}
    </a>
  );
}

/** The way back to the page above. */
export function BackLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={styles['back']} {...rest}>
      {children}
    </a>
  );
}
