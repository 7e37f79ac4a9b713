/** A chunk of the client build, as Vite's manifest lists it. */
interface Chunk {
  /** Inside the built folder: 'assets/home-a1b2.js'. */
  file: string;
  css?: readonly string[];
  /** Keys of the chunks that it imports at once. */
  imports?: readonly string[];
}

/** `.vite/manifest.json` of the client build: chunks by the file that they begin with. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** `.vite/ssr-manifest.json` of the client build: for each source file, the addresses of the files that it went into. */
export type FilesBySource = Readonly<Record<string, readonly string[]>>;

/** What a page needs from the start, as addresses of the site: '/assets/home-a1b2.js'. */
export interface PageFiles {
  /** In the order in which they are run: what the others import comes first. */
  scripts: string[];
  /** The one of them that starts React. */
  entry: string;
  styles: string[];
}

interface Asked {
  /** The script that starts React: 'app/entry.client.tsx'. */
  entry: string;
  /** The page's file: 'app/pages/home.tsx'. */
  page: string;
  /** Style sheets of parts that are loaded late, but stand in the page's HTML. */
  sheets: Iterable<string>;
}

/**
 * The scripts and style sheets of a page.
 *
 * @throws when the build has no such page or entry
 */
export function filesOf(manifest: BuildManifest, places: FilesBySource, { entry, page, sheets }: Asked): PageFiles {
  // Styles of the whole site stand before those of the page.
  const styles = new Set(reach(manifest, [entry, page]).flatMap(({ css = [] }) => css.map((file) => `/${file}`)));
  for (const sheet of sheets) for (const file of places[sheet] ?? []) if (file.endsWith('.css')) styles.add(file);
  const scripts = reach(manifest, [page, entry]).map(({ file }) => `/${file}`);
  return { scripts, entry: `/${manifest[entry]?.file}`, styles: [...styles] };
}

/** These chunks and all that they import, each once and after what it imports. */
function reach(manifest: BuildManifest, keys: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.add(chunk);
  };
  for (const key of keys) visit(key);
  return [...found];
}
