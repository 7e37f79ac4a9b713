import { codings, suffixes, type Coding } from './encoding.ts';
import { urlPathOf } from './headers.ts';

/** File content, in a form that `Response` accepts. */
export type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A file of the static folder, or one of its compressed siblings. */
export interface StoredFile {
  /** Path inside the static folder, with `/` as separator and without a leading slash: `menu/index.html`. */
  file: string;
  /** In bytes. */
  size: number;
  /** Strong entity tag with its quotes, a hash of the content. */
  etag: string;
  /** Returns the bytes from `start` up to, but not including, `end`. A remote store returns a promise. */
  read: (start: number, end: number) => FileBody | Promise<FileBody>;
  /** Whether its bytes are in memory. Other files are read from where they lie. */
  isInMemory?: boolean;
}

/** A file with its compressed siblings. */
export interface Asset {
  plain: StoredFile;
  compressed: Readonly<Partial<Record<Coding, StoredFile>>>;
}

/** Groups each file with its `.br` and `.gz` siblings as one asset. */
export const groupFiles = (files: readonly StoredFile[]): Asset[] => {
  const byName = new Map(files.map((stored) => [stored.file, stored]));
  const isSibling = (file: string) =>
    Object.values(suffixes).some((suffix) => file.endsWith(suffix) && byName.has(file.slice(0, -suffix.length)));
  return files
    .filter(({ file }) => !isSibling(file))
    .map((plain) => {
      const siblings = codings.flatMap((coding) => {
        const sibling = byName.get(plain.file + suffixes[coding]);
        return sibling ? [[coding, sibling]] : [];
      });
      return { plain, compressed: Object.fromEntries(siblings) };
    });
};

/** Files without an address: configuration and fallback pages for static hosts, and the pages sent with status 404. */
const unlisted = /^(?:_headers|_redirects|404\.html|__spa-fallback\.html)$|(?:^|\/)not-found\.html$/;

/** The entry of a path: a file, or a redirect to the file's address. */
export type PathEntry = { asset: Asset } | { redirect: string };

/** The paths of the static folder. */
export interface PathTable {
  find: (path: string) => PathEntry | undefined;
  /** The page to send with status 404 for an unknown path. */
  notFound: (path: string) => Asset | undefined;
}

/**
 * Builds the table of paths. A page has one address, without `index.html` and without a trailing slash; its other
 * spellings redirect there. Paths outside this table cannot be served.
 */
export const createPathTable = (assets: readonly Asset[]): PathTable => {
  const table = new Map<string, PathEntry>();
  for (const asset of assets) {
    const { file } = asset.plain;
    if (unlisted.test(file)) continue;
    const address = urlPathOf(file);
    table.set(address, { asset });
    if (address === `/${file}`) continue;
    table.set(`/${file}`, { redirect: address });
    if (address !== '/') table.set(`${address}/`, { redirect: address });
  }
  const byFile = new Map(assets.map((asset) => [asset.plain.file, asset]));
  return {
    find: (path) => table.get(path),
    notFound: (path) =>
      (/^\/blog\/[^/]+\/?$/.test(path) ? byFile.get('blog/not-found.html') : undefined) ?? byFile.get('404.html'),
  };
};
