import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './class-names.ts';

/** `solid` oxide enamel, `line` an outline, `brass` for dark grounds. */
export type ButtonKind = 'solid' | 'line' | 'brass';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: 'normal' | 'small';
}

const KINDS: Record<ButtonKind, string | undefined> = {
  solid: undefined,
  line: styles['line'],
  brass: styles['brass'],
};

/** The class of a button, for whatever element carries it (a button, a link). */
export function buttonClass({ kind = 'solid', size = 'normal' }: ButtonLook = {}, className?: string): string {
  return cx(styles['button'], KINDS[kind], size === 'small' && styles['small'], className);
}

/** A button that submits nothing unless it is told to: `type` is "button". */
export function Button({ kind, size, className, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={buttonClass({ ...(kind && { kind }), ...(size && { size }) }, className)}
      {...rest}
    />
  );
}

/** Buttons side by side, wrapping where there is no room. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx(styles['row'], className)}>{children}</div>;
}
