import type { AstroIntegration } from 'astro';

/** Adds the directive `client:ready` (ready.ts). */
export const readyDirective = (): AstroIntegration => ({
  name: 'ready',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'ready', entrypoint: './src/ready/ready.ts' });
    },
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    /** Starts an island when the guest first touches it; with `idle` also once the page has loaded. */
    'client:ready'?: 'idle' | 'touch';
  }
}
