import type { ComponentProps } from 'react';

/** A link to another site. It opens a new tab and tells screen readers so. */
export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'> & { href: string }) => (
  <a target="_blank" rel="noopener" {...rest}>
    {children}
    {!rest['aria-label'] && <span className="sr">, opens in a new tab</span>}
  </a>
);
