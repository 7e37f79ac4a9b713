import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import styles from './style-page.module.css';

/** A group of samples; the browser test takes one screenshot of each. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles['group']} data-style-group={name} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

interface SampleProps {
  /** The component, and the state that it is shown in: 'Button, hover'. */
  name: string;
  /** The background: `paper` and `plaster` are light, `stone` and `leaf` dark; `bare` is none, at full width. */
  on?: 'paper' | 'plaster' | 'stone' | 'leaf' | 'bare';
  children: ReactNode;
}

/** One component in one state, with its name beside it. */
export function Sample({ name, on = 'paper', children }: SampleProps) {
  const isDark = on === 'stone' || on === 'leaf';
  return (
    <figure className={styles['sample']}>
      <figcaption>{name}</figcaption>
      <div className={cx(styles[on], isDark && 'on-dark')}>{children}</div>
    </figure>
  );
}
