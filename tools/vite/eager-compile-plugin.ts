import type { Plugin } from 'vite';

/** A compile hint of Chromium; other browsers ignore the comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser that nearly all functions of a script are called on load. It then compiles them on a background thread while
 * the script loads, not one by one at their first call.
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
