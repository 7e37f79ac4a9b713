import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** JSX types of the site's custom elements. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** scripts/opening-line.ts */
      'opening-line': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { branch: string; hours?: '' };
      /** scripts/inline-scripts.ts */
      'dated-part': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { from: number; until: number };
    }
  }
}
