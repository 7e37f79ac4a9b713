import { offline as words } from '#content';
import styles from './offline-line.module.css';

const { offline, unreachable } = words;

/**
 * A line with the time of fetching, shown while the browser is offline or when a cached page is shown because the site did not
 * respond (scripts/offline-line.ts). It overlays the bottom of the viewport, so that nothing moves.
 */
export const OfflineLine = () => (
  <p className={styles['line']} role="status" data-offline={offline} data-unreachable={unreachable} />
);
