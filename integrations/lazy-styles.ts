import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/**
 * Keeps the style sheets of code that an island loads on demand. Astro deletes every sheet of the browser's build: it is either inside
 * a page, even if that is another page, or taken for unused. A copy without a name is left alone, and Vite's preload loads it together
 * with the code. The code must not be in the build of the pages (`import.meta.env.SSR`), or the sheet is inside the page as well.
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
    /** A chunk and those that are loaded with it, or also those that are loaded later. */
    const withImports = (
      chunk: Rolldown.OutputChunk | undefined,
      isLater = false,
      found = new Set<Rolldown.OutputChunk>(),
    ) => {
      if (!chunk || found.has(chunk)) return found;
      found.add(chunk);
      for (const file of [...chunk.imports, ...(isLater ? chunk.dynamicImports : [])])
        withImports(chunkOf(file), isLater, found);
      return found;
    };
    const copies = new Map<string, string>();
    const copy = (file: string) => {
      const sheet = bundle[file];
      if (sheet?.type !== 'asset') return;
      const fileName = file.replace(/\.css$/, '.lazy.css');
      this.emitFile({ type: 'asset', fileName, source: sheet.source });
      copies.set(file, fileName);
    };
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    // Astro puts the styles of the pages' own scripts into these pages, those of code that they load later included.
    const scripts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('astro&type=script'));
    const ofScripts = new Set<Rolldown.OutputChunk>();
    for (const script of scripts) withImports(script, true, ofScripts);
    for (const importer of chunks) {
      if (ofScripts.has(importer)) continue;
      // The page has the styles of what the importer has itself.
      const present = withImports(importer);
      const later = new Set<Rolldown.OutputChunk>();
      for (const file of importer.dynamicImports) withImports(chunkOf(file), false, later);
      for (const chunk of later)
        for (const sheet of present.has(chunk) ? [] : (chunk.viteMetadata?.importedCss ?? []))
          if (!copies.has(sheet)) copy(sheet);
    }
    for (const { viteMetadata } of chunks)
      for (const sheet of viteMetadata?.importedCss ?? []) {
        const copied = copies.get(sheet);
        if (copied) viteMetadata?.importedCss.add(copied);
      }
  },
};
