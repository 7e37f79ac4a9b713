import { LinkButton } from '../../ui/link-button.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ClosureNote } from '../../ui/closure-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Store } from './store.ts';

interface ServiceLinkProps {
  branch: Store;
  /** The text of the link: "Order Now". */
  actionLabel: string;
  /** The address, if it is not that of the store's site alone. */
  href?: string;
}

/** Order Now or Book Now. While the store is closed, a note takes its place. */
export function ServiceLink(props: ServiceLinkProps) {
  return (
    <>
      <ClosureNote branch={props.branch} replacesNext />
      <OpenServiceLink {...props} />
    </>
  );
}

/** Opens the store's own site in a new tab, or /under-construction for a flagged store. */
export function OpenServiceLink({ branch: { service, store }, actionLabel, href = service.link }: ServiceLinkProps) {
  if (service.isUnderConstruction) return <LinkButton href={paths.underConstruction}>{actionLabel}</LinkButton>;
  return (
    <a
      target="_blank"
      rel="noopener"
      href={href}
      className={buttonClass()}
      aria-label={`${actionLabel}, ${store}, opens in a new tab`}
    >
      {actionLabel}
      <Icon name="out" />
    </a>
  );
}
