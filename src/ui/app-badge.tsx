import styles from './app-badge.module.css';
import { Icon } from './icon.tsx';

const ICONS = { googlePlay: 'google-play', appStore: 'app-store' } as const;

interface AppBadgeProps {
  shop: keyof typeof ICONS;
  /** The text of the badge in two lines: "Get it on", "Google Play". */
  small: string;
  text: string;
  /** The URL of the app; '' if unknown, which shows the badge without a link (STORE-12). */
  href: string;
  /** The accessible name of the link, which opens a new tab. */
  name: string;
}

/** The badge of an app store. */
export function AppBadge({ shop, small, text, href, name }: AppBadgeProps) {
  const link = href ? { href, target: '_blank', rel: 'noopener', 'aria-label': name } : {};
  return (
    <a className={styles['badge']} {...link}>
      <Icon name={ICONS[shop]} />
      <span>
        <small>{small}</small> {text}
      </span>
    </a>
  );
}
