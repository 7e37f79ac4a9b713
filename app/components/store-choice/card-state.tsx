import { cx } from '../../ui/class-names.ts';
import styles from './card-state.module.css';

/** "Choose", underlined; or a tick and "Chosen". */
export function CardState({ isChosen, children }: { isChosen: boolean; children: string }) {
  return <span className={cx(styles['state'], isChosen && styles['chosen'])}>{children}</span>;
}
