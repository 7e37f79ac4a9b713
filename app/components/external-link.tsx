import type { ComponentProps } from 'react';
import * as ui from 'virtual:content/ui';

/** A link that leaves the site, in a new tab, and says so to a screen reader. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      {!rest['aria-label'] && <span className="sr">, {ui.global.newTab}</span>}
    </a>
  );
}
