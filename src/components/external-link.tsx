import type { ComponentProps } from 'react';

/** A link to another site. It opens a new tab and tells screen readers so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      {!rest['aria-label'] && <span className="sr">, opens in a new tab</span>}
    </a>
  );
}
