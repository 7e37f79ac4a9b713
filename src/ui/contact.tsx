import type { ComponentProps, ReactNode } from 'react';
import { telephoneUrl } from '../paths.ts';

interface CallLinkProps {
  branch: {
    /** A telephone number as people read it: "020 7946 0123". */
    phone: string;
    store: string;
  };
  className?: string;
}

/** A link that calls a branch. Its accessible name starts with the number, so that voice control works. */
export const CallLink = ({ branch: { phone, store }, className = 'tap type-price bright' }: CallLinkProps) => (
  <a className={className} href={telephoneUrl(phone)} aria-label={`${phone}, call ${store}`}>
    {phone}
  </a>
);

/** An address in two lines, split at the first comma. */
export const AddressLines = ({ address }: { address: string }) => (
  <p className="lines">{address.replace(', ', ',\n')}</p>
);

/** A time, or two with a word between: "12:00 PM to 11:00 PM". */
const TIMES = /[\d:]+(?: [ap]m)?(?: \S+ [\d:]+)?(?: [ap]m)?/gi;

/** The hours of a branch (hoursText), a line for each group of days, which breaks between times. */
export const HoursLines = ({ hours }: { hours: string }) => (
  <span className="lines">
    {hours.replaceAll('; ', ';\n').replaceAll(TIMES, (times) => times.replaceAll(' ', '\u00A0'))}
  </span>
);

/** A link to another site. It opens a new tab and tells screen readers so. */
export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'> & { href: string }) => (
  <a target="_blank" rel="noopener" {...rest}>
    {children}
    {!rest['aria-label'] && <span className="sr">, opens in a new tab</span>}
  </a>
);

/** A link from the content: to a page of the site in the same tab, or to another site. */
export const ContentLink = ({ href, children }: { href: string; children: ReactNode }) =>
  href.startsWith('/') ? <a href={href}>{children}</a> : <ExternalLink href={href}>{children}</ExternalLink>;
