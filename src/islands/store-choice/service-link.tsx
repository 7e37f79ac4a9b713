import { LinkButton } from '../../ui/link-button.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ClosureNote } from '../../ui/closure-note.tsx';
import type { Service, Store } from './store.ts';

interface ServiceLinkProps {
  service: Service;
  branch: Store;
  /** The text of the link: "Order Now". */
  action: string;
  className?: string | undefined;
}

/** Order Now or Book Now. While the store is closed, a note takes its place. */
export function ServiceLink(props: ServiceLinkProps) {
  return (
    <>
      <ClosureNote branch={props.branch} replaces />
      <OpenServiceLink {...props} />
    </>
  );
}

/** Opens the store's own site in a new tab, or /under-construction for a flagged store. */
function OpenServiceLink({ service, branch, action, className }: ServiceLinkProps) {
  const { link, isUnderConstruction } = branch.service;
  if (isUnderConstruction)
    return (
      <LinkButton href={paths.underConstruction} kind="brass" className={className}>
        {action}
      </LinkButton>
    );
  return (
    <a
      target="_blank"
      rel="noopener"
      href={link}
      className={buttonClass({ kind: 'brass' }, className)}
      aria-label={`${action} ${service === 'ordering' ? 'from' : 'at'} ${branch.store}, opens in a new tab`}
    >
      {action}
    </a>
  );
}
