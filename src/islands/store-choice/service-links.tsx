import { buttonClass, LinkButton } from '../../ui/button.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Ref } from 'react';
import type { Store } from '../../data/store-choice.ts';
import { AppBadge } from '../../ui/app-badge.tsx';
import styles from './app-badges.module.css';

/** What the part of the page below the stores gets. */
export interface ServiceProps<Words> {
  ref: Ref<HTMLElement>;
  branch: Store;
  actionLabel: string;
  words: Words;
}

interface ServiceLinkProps {
  branch: Store;
  /** The text of the link: "Order Now". */
  actionLabel: string;
  /** The address, if it is not that of the store's site alone. */
  href?: string;
}

/** Order Now or Book Now. Opens the store's own site in a new tab, or /under-construction for a flagged store. */
export function ServiceLink({ branch: { service, store }, actionLabel, href = service.link }: ServiceLinkProps) {
  if (service.isUnderConstruction) return <LinkButton href={paths.underConstruction}>{actionLabel}</LinkButton>;
  return (
    <a
      target="_blank"
      rel="noopener"
      href={href}
      className={buttonClass()}
      aria-label={`${actionLabel}, ${store}, opens in a new tab`}
    >
      <span>{actionLabel}</span>
      <Icon name="out" />
    </a>
  );
}

export function AppBadges({ branch: { store, service } }: { branch: Store }) {
  return (
    <div className={`grid ${styles['badges']}`}>
      <AppBadge shop="googlePlay" app={store} href={service.googlePlayLink} />
      <AppBadge shop="appStore" app={store} href={service.appStoreLink} />
    </div>
  );
}
