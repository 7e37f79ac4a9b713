import type { ComponentProps, ReactNode } from 'react';

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
