/** A chunk of the client build, as Vite's manifest lists it. */
interface Chunk {
  /** Inside the built folder: 'assets/home-a1b2.js'. */
  file: string;
  css?: readonly string[];
  /** Keys of the chunks that it imports at once, and of those that it imports later. */
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** `.vite/manifest.json` of the client build. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** What hangs together in the client build; addresses are those of the site: '/assets/home-a1b2.js'. */
export interface Chunks {
  /** All scripts that are fetched with these: what they import, and what that imports. */
  importsOf: (scripts: readonly string[]) => string[];
  /** The style sheets of what these scripts import later, and not at once. */
  lateStylesOf: (scripts: readonly string[]) => string[];
}

/** Reads the manifest of the client build. */
export function chunksOf(manifest: BuildManifest): Chunks {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));

  const reach = (scripts: readonly string[], late: boolean): Set<Chunk> => {
    const found = new Set<Chunk>();
    const follow = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      const next = [...(chunk.imports ?? []), ...((late && chunk.dynamicImports) || [])];
      for (const key of next) follow(manifest[key]);
    };
    for (const script of scripts) follow(byFile.get(script));
    return found;
  };
  const stylesOf = (chunks: Set<Chunk>) => [...chunks].flatMap(({ css = [] }) => css.map((file) => `/${file}`));

  return {
    importsOf: (scripts) =>
      [...reach(scripts, false)].map(({ file }) => `/${file}`).filter((file) => !scripts.includes(file)),
    lateStylesOf: (scripts) => {
      const atOnce = new Set(stylesOf(reach(scripts, false)));
      return [...new Set(stylesOf(reach(scripts, true)))].filter((href) => !atOnce.has(href));
    },
  };
}
