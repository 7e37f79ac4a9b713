import { fill } from '../../../model/fill.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ClosureNote } from '../../ui/closure-note.tsx';
import type { ChoiceWords, Store } from './store.ts';

interface ServiceLinkProps {
  branch: Store;
  words: Pick<ChoiceWords, 'action' | 'actionName'>;
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
function OpenServiceLink({ branch: { service, store }, words: { action, actionName }, className }: ServiceLinkProps) {
  if (service.isUnderConstruction)
    return (
      <LinkButton href={paths.underConstruction} kind="brass" className={className}>
        {action}
      </LinkButton>
    );
  return (
    <a
      target="_blank"
      rel="noopener"
      href={service.link}
      className={buttonClass({ kind: 'brass' }, className)}
      aria-label={fill(actionName, { store })}
    >
      {action}
    </a>
  );
}
