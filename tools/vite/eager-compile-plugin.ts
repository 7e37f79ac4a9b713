import type { Plugin } from 'vite';

/** Known to Chromium as a compile hint; to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser that nearly all functions of a script run as soon as it does. It then compiles them on another thread while the
 * script loads, rather than one by one when they are called first.
 *
 * @param script the name of the chunk
 */
export function eagerCompile(script: string): Plugin {
  return {
    name: 'site:eager-compile',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === script) chunk.code = HINT + chunk.code;
      },
    },
  };
}
