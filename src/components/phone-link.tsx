import { ui } from '#content';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { CallLink } from '../ui/call-link.tsx';

interface PhoneLinkProps {
  branch: Pick<Branch, 'phone' | 'store'>;
  className?: string | undefined;
}

/** A link that calls a branch. Its accessible name includes the branch. Islands use CallLink (ui/), which needs no content. */
export function PhoneLink({ branch: { phone, store }, className }: PhoneLinkProps) {
  return <CallLink phone={phone} name={fill(ui.global.callBranch, { phone, branch: store })} className={className} />;
}
