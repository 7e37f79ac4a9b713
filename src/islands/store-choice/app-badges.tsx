import { AppBadge } from '../../ui/app-badge.tsx';
import styles from './app-badges.module.css';
import type { Store } from './store.ts';

export function AppBadges({ branch: { store, service } }: { branch: Store }) {
  return (
    <div className={styles['badges']}>
      <AppBadge shop="googlePlay" app={store} href={service.googlePlayLink} />
      <AppBadge shop="appStore" app={store} href={service.appStoreLink} />
    </div>
  );
}
