import type { Store } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../../../model/fill.ts';
import { ClosureNote } from '../closure-note.tsx';
import { ExternalLink } from '../external-link.tsx';
import { LinkButton } from '../link-button.tsx';
import { services, type Service } from './services.ts';

interface ServiceLinkProps {
  service: Service;
  branch: Store;
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
function OpenServiceLink({ service, branch, className }: ServiceLinkProps) {
  const { action, actionName } = services[service];
  const { link, isUnderConstruction } = branch[service];
  if (isUnderConstruction)
    return (
      <LinkButton href={paths.underConstruction} kind="brass" className={className}>
        {action}
      </LinkButton>
    );
  return (
    <ExternalLink
      href={link}
      className={buttonClass({ kind: 'brass' }, className)}
      aria-label={fill(actionName, { store: branch.store })}
    >
      {action}
    </ExternalLink>
  );
}
