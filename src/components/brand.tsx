import { site, ui } from '#content';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './brand.module.css';

/** Mark and wordmark for dark backgrounds, linked to the home page. */
export const Brand = () => (
  <a href={paths.home} className={styles['brand']} aria-label={`${site.brand}, ${ui.navigation.home}`}>
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
