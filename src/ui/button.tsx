import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './class-names.ts';

interface ButtonLook {
  /** `line` is an outline, `brass` for dark backgrounds. Without it the button is filled. */
  kind?: 'line' | 'brass' | undefined;
  size?: 'small' | undefined;
}

/** The class name of a button, for a <button> or a link. */
export const buttonClass = ({ kind, size }: ButtonLook = {}, className?: string): string =>
  cx(styles['button'], kind && styles[kind], size && styles[size], className);

/** A button; its default `type` is "button", so that it submits no form. */
export const Button = ({ kind, size, className, ...rest }: ButtonLook & ComponentProps<'button'>) => (
  <button type="button" className={buttonClass({ kind, size }, className)} {...rest} />
);

/** An internal link that looks like a button. */
export const LinkButton = ({ kind, size, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) => (
  <a className={buttonClass({ kind, size }, className)} {...rest}>
    {children}
  </a>
);

/** A row of buttons that wraps. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className="cluster">{children}</div>;
