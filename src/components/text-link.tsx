import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './text-link.module.css';

/** A link with an arrow behind it: "Read More". */
export const ArrowLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a className="tap label act no-print" {...rest}>
    {children}
    <Icon name="arrow" />
  </a>
);

export const BackLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a className={`tap label act no-print ${styles['back']}`} {...rest}>
    <Icon name="arrow" />
    {children}
  </a>
);
