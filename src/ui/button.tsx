import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './class-names.ts';

/** `solid` is filled, `line` an outline, `brass` for dark backgrounds. */
export type ButtonKind = 'solid' | 'line' | 'brass';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
}

const KINDS: Record<ButtonKind, string | undefined> = {
  solid: undefined,
  line: styles['line'],
  brass: styles['brass'],
};

/** The class name of a button, for a <button> or a link. */
export const buttonClass = ({ kind = 'solid', size }: ButtonLook = {}, className?: string): string =>
  cx(styles['button'], KINDS[kind], size === 'small' && styles['small'], className);

/** A button; its default `type` is "button", so that it submits no form. */
export const Button = ({ kind, size, className, ...rest }: ButtonLook & ComponentProps<'button'>) => (
  <button type="button" className={buttonClass({ kind, size }, className)} {...rest} />
);

/** A row of buttons that wraps. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>;
