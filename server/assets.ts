import { codings, suffixes, type Coding } from './encoding.ts';
import { pagePath } from './headers.ts';

/** Bytes as a Response takes them. */
export type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A file of the static folder, or one of its compressed siblings. */
export interface StoredFile {
  /** Path inside the static folder, `/` between parts and none in front: `menu/index.html`. */
  file: string;
  /** Bytes. */
  size: number;
  /** Strong entity tag, quotes included; made from the content. */
  etag: string;
  /** The bytes from `start` up to `end`. Memory answers at once; a disk or another service with a promise. */
  read: (start: number, end: number) => Bytes | Promise<Bytes>;
}

/** A file with its compressed siblings. */
export interface Asset {
  plain: StoredFile;
  coded: Readonly<Partial<Record<Coding, StoredFile>>>;
}

/** Brings each file and its `.br` and `.gz` siblings together as one asset. */
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
      return { plain, coded: Object.fromEntries(siblings) };
    });
};

/** Files that a host reads but a visitor must not, and pages that stand for "not found" and so have no address. */
const unlisted = /^(?:_headers|_redirects|404\.html|__spa-fallback\.html)$|(?:^|\/)not-found\.html$/;

/** What stands at a path: a file, or the address it is to be found under. */
export type Found = { asset: Asset } | { redirect: string };

/** The static folder as a table of addresses. */
export interface Site {
  find: (path: string) => Found | undefined;
  /** The page to show, with status 404, for a path where nothing stands. */
  notFound: (path: string) => Asset | undefined;
}

/**
 * Lays out assets by address. A page has one address, without `index.html` and without a slash at its end; the other
 * spellings lead there. Nothing outside this table can be served, whatever path is asked for.
 */
export const createSite = (assets: readonly Asset[]): Site => {
  const table = new Map<string, Found>();
  for (const asset of assets) {
    const { file } = asset.plain;
    if (unlisted.test(file)) continue;
    const address = pagePath(file);
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
