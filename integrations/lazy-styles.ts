import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/**
 * Keeps the style sheets of code that an island loads on demand. Astro deletes a sheet of the browser's build that no page has
 * inside (its plugin "inline-stylesheets"), unless a chunk counts it among its assets. Vite's preload then loads the sheet together
 * with the code. The code must not be in the build of the pages (`import.meta.env.SSR`), or the sheet is inlined there.
 */
export const lazyStyles = (): AstroIntegration => ({
  name: 'lazy-styles',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [keepLazyStyles] } });
    },
  },
});

const keepLazyStyles: Plugin = {
  name: 'keep-lazy-styles',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunkOf = (file: string) => {
      const output = bundle[file];
      return output?.type === 'chunk' ? output : undefined;
    };
    const withImports = (chunk: Rolldown.OutputChunk | undefined, found = new Set<Rolldown.OutputChunk>()) => {
      if (!chunk || found.has(chunk)) return found;
      found.add(chunk);
      for (const file of chunk.imports) withImports(chunkOf(file), found);
      return found;
    };
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const present = withImports(output);
      // The page has the styles of what the importer has itself.
      for (const file of output.dynamicImports)
        for (const chunk of withImports(chunkOf(file)))
          for (const sheet of present.has(chunk) ? [] : (chunk.viteMetadata?.importedCss ?? []))
            chunk.viteMetadata?.importedAssets.add(sheet);
    }
  },
};
