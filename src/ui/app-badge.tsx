import styles from './app-badge.module.css';
import { Icon } from './icon.tsx';

/** The icon of each app store, and the text of its badge in two lines. */
const SHOPS = {
  googlePlay: { icon: 'google-play', small: 'Get it on', name: 'Google Play' },
  appStore: { icon: 'app-store', small: 'Download on the', name: 'App Store' },
} as const;

export type Shop = keyof typeof SHOPS;

interface AppBadgeProps {
  shop: Shop;
  app: string;
  /** The URL of the app; '' if unknown, which shows the badge without a link (STORE-12). */
  href: string;
}

/** The accessible name of a badge, which opens a new tab: "Get it on Google Play: the Harbour app, opens in a new tab". */
export const badgeName = (shop: Shop, app: string): string =>
  `${SHOPS[shop].small} ${SHOPS[shop].name}: the ${app} app, opens in a new tab`;

export function AppBadge({ shop, app, href }: AppBadgeProps) {
  const { icon, small, name } = SHOPS[shop];
  const link = href ? { href, target: '_blank', rel: 'noopener', 'aria-label': badgeName(shop, app) } : {};
  return (
    <a className={styles['badge']} {...link}>
      <Icon name={icon} />
      <span>
        <small className="type-small">{`${small} `}</small>
        <span>{name}</span>
      </span>
    </a>
  );
}
