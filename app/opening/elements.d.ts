import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The site's own elements, as they are written in React. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** app/opening/opening-line.ts */
      'opening-line': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { branch: string };
      /** app/start/dated-part.ts */
      'dated-part': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { from: string; until: string };
    }
  }
}
