import { ui } from '#content';
import { Icon } from '../ui/icon.tsx';
import styles from './app-badge.module.css';
import { ExternalLink } from './external-link.tsx';

type Shop = 'googlePlay' | 'appStore';

const words = ui.selectStore;
const shops = {
  googlePlay: { icon: 'google-play', small: words.googlePlaySmall, name: words.googlePlay },
  appStore: { icon: 'app-store', small: words.appStoreSmall, name: words.appStore },
} as const satisfies Record<Shop, object>;

interface AppBadgeProps {
  shop: Shop;
  /** The URL of the app; '' if unknown, which shows the badge without a link (STORE-12). */
  href: string;
  /** The accessible name of the link. */
  name: string;
}

/** The badge of an app store. */
export function AppBadge({ shop, href, name }: AppBadgeProps) {
  const badge = shops[shop];
  const face = (
    <>
      <Icon name={badge.icon} />
      <span>
        <small>{badge.small}</small> {badge.name}
      </span>
    </>
  );
  if (!href) return <span className={styles['badge']}>{face}</span>;
  return (
    <ExternalLink href={href} className={styles['badge']} aria-label={`${name}, ${ui.global.newTab}`}>
      {face}
    </ExternalLink>
  );
}
