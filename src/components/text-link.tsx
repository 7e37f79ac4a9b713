import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

/** The class of ArrowLink, for external links. */
export const arrowClass = styles['arrow'];

/** A link in capitals with an arrow: "Read More". */
export const ArrowLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a className={arrowClass} {...rest}>
    {children}
  </a>
);

export const BackLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a className={styles['back']} {...rest}>
    {children}
  </a>
);
