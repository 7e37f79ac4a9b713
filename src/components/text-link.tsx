import type { ComponentProps } from 'react';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './text-link.module.css';

/** A link with an arrow behind it: "Read More". */
export const ArrowLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a className={cx('tap no-print', styles['arrow'])} {...rest}>
    {children}
    <Icon name="arrow" />
  </a>
);

export const BackLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a className={cx('tap no-print', styles['back'])} {...rest}>
    <Icon name="arrow" />
    {children}
  </a>
);
