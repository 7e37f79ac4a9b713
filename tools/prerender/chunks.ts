/** A chunk in Vite's manifest of the client build. */
interface Chunk {
  /** Relative to the build folder: 'assets/home-a1b2.js'. */
  file: string;
  css?: readonly string[];
  /** Keys of the chunks that it imports statically. */
  imports?: readonly string[];
}

/** `.vite/manifest.json` of the client build: chunks by source file. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** `.vite/ssr-manifest.json` of the client build: for each source file, the addresses of the files that contain it. */
export type FilesBySource = Readonly<Record<string, readonly string[]>>;

/** The files that a page needs at its start, as paths of the site: '/assets/home-a1b2.js'. */
export interface PageFiles {
  /** In execution order: imported chunks first. */
  scripts: string[];
  /** The one of these scripts that starts React. */
  entry: string;
  styles: string[];
}

interface PageEntries {
  /** The script that starts React: 'app/entry.client.tsx'. */
  entry: string;
  /** The page's file: 'app/pages/home.tsx'. */
  page: string;
  /** Style sheets of lazy parts that are rendered into the page's HTML. */
  sheets: Iterable<string>;
}

/**
 * The scripts and style sheets of a page.
 *
 * @throws if the build has no such page or entry
 */
export function listPageFiles(
  manifest: BuildManifest,
  filesBySource: FilesBySource,
  { entry, page, sheets }: PageEntries,
): PageFiles {
  // Styles of the whole site come before those of the page.
  const styles = new Set(
    collectChunks(manifest, [entry, page]).flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  );
  for (const sheet of sheets)
    for (const file of filesBySource[sheet] ?? []) if (file.endsWith('.css')) styles.add(file);
  const scripts = collectChunks(manifest, [page, entry]).map(({ file }) => `/${file}`);
  return { scripts, entry: `/${manifest[entry]?.file}`, styles: [...styles] };
}

/** These chunks and their static imports. Each appears once, after its own imports. */
function collectChunks(manifest: BuildManifest, keys: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.add(chunk);
  };
  for (const key of keys) visit(key);
  return [...found];
}
