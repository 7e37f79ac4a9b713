import { site, ui } from '#content';
import { paths } from '../paths.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './brand.module.css';

/** Mark and wordmark, linked to the home page. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  return (
    <a
      href={paths.home}
      className={cx(styles['brand'], onDark && styles['dark'])}
      aria-label={`${site.brand}, ${ui.navigation.home}`}
    >
      {site.hasLogo ? (
        <>
          <Icon name="mark" className={styles['mark']} />
          <Icon name="word" className={styles['word']} />
        </>
      ) : (
        <span className={styles['text']}>{site.brand}</span>
      )}
    </a>
  );
}
