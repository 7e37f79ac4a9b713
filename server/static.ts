import type { Asset, PathTable, StoredFile } from './assets.ts';
import { matchesTag } from './conditional.ts';
import { codingsFor, type Coding } from './encoding.ts';
import { errorHeaders, isImmutable, type HeaderTable } from './headers.ts';
import { mediaType } from './mime.ts';
import { type Moved, movedTo } from './moved.ts';
import { parseRange } from './range.ts';
import { decodePath, maxTargetLength, splitUrl } from './request-path.ts';
import { textResponse } from './text-response.ts';

/** Options of the handler for static files. */
export interface StaticOptions {
  paths: PathTable;
  moved?: readonly Moved[] | undefined;
  /** Security and caching headers of a file, by its path in the folder. */
  headersFor: (file: string) => HeaderTable;
  /** Extra fields for a Response with a compressed body: the Workers runtime needs `encodeBody`. */
  compressedInit?: ResponseInit;
}

type MaybePromise = Response | Promise<Response>;

/** Serves GET and HEAD requests from the static folder and rejects other methods. */
export type ServeStatic = (request: Request) => MaybePromise;

const plainText = (request: Request, status: number, message: string, extra?: HeaderTable): Response =>
  textResponse(request.method, status, `${message}\n`, extra);

const redirect = (request: Request, to: string): Response =>
  plainText(request, 308, `This page is at ${to}`, { location: to });

/** Creates the handler for static files. */
export const createStaticHandler = ({ paths, moved = [], headersFor, compressedInit }: StaticOptions): ServeStatic => {
  // A file's headers never change, so they are built once, at its first request.
  const headersCache = new WeakMap<StoredFile, HeaderTable>();
  const headersOf = (asset: Asset, stored: StoredFile, coding?: Coding): HeaderTable => {
    const cached = headersCache.get(stored);
    if (cached) return cached;
    const headers: HeaderTable = {
      'content-type': mediaType(asset.plain.file),
      'content-length': String(stored.size),
      etag: stored.etag,
      'accept-ranges': 'bytes',
      ...(coding ? { 'content-encoding': coding } : {}),
      ...(Object.keys(asset.compressed).length > 0 ? { vary: 'accept-encoding' } : {}),
      ...headersFor(asset.plain.file),
    };
    headersCache.set(stored, headers);
    return headers;
  };

  const omit = (table: HeaderTable, ...names: string[]): HeaderTable =>
    Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

  const choose = (asset: Asset, accept: string | null): { stored: StoredFile; coding?: Coding } => {
    for (const coding of codingsFor(accept)) {
      const stored = asset.compressed[coding];
      if (stored) return { stored, coding };
    }
    return { stored: asset.plain };
  };

  const send = (
    request: Request,
    stored: StoredFile,
    coding: Coding | undefined,
    status: number,
    headers: HeaderTable,
    start = 0,
    end = stored.size,
  ): MaybePromise => {
    const init: ResponseInit = coding ? { ...compressedInit, status, headers } : { status, headers };
    if (request.method === 'HEAD') return new Response(null, init);
    const bytes = stored.read(start, end);
    return bytes instanceof Promise ? bytes.then((body) => new Response(body, init)) : new Response(bytes, init);
  };

  const serveRange = (request: Request, asset: Asset, header: string): MaybePromise | undefined => {
    const { plain } = asset;
    const ifRange = request.headers.get('if-range');
    if (ifRange !== null && ifRange.trim() !== plain.etag) return undefined;
    const range = parseRange(header, plain.size);
    if (range === undefined) return undefined;
    if (range === 'unsatisfiable') {
      return plainText(request, 416, 'The range lies outside the file.', {
        'content-range': `bytes */${plain.size}`,
      });
    }
    const headers = {
      ...headersOf(asset, plain),
      'content-length': String(range.end - range.start),
      'content-range': `bytes ${range.start}-${range.end - 1}/${plain.size}`,
    };
    return send(request, plain, undefined, 206, headers, range.start, range.end);
  };

  const serveAsset = (request: Request, asset: Asset): MaybePromise => {
    const { headers } = request;
    const { stored, coding } = choose(asset, headers.get('accept-encoding'));
    const fileHeaders = headersOf(asset, stored, coding);
    const ifMatch = headers.get('if-match');
    if (ifMatch !== null && !matchesTag(ifMatch, stored.etag)) {
      return plainText(request, 412, 'The file has changed.');
    }
    const ifNoneMatch = headers.get('if-none-match');
    if (ifNoneMatch !== null && matchesTag(ifNoneMatch, stored.etag)) {
      return new Response(null, {
        status: 304,
        headers: omit(fileHeaders, 'content-type', 'content-length', 'content-encoding'),
      });
    }
    // Ranges refer to the uncompressed file, so that they are the same for every client. Only GET supports them
    // (RFC 9110 section 14.2).
    const range = request.method === 'GET' ? headers.get('range') : null;
    const partial = range === null ? undefined : serveRange(request, asset, range);
    return partial ?? send(request, stored, coding, 200, fileHeaders);
  };

  const serveNotFound = (request: Request, path: string): MaybePromise => {
    const page = isImmutable(path) ? undefined : paths.notFound(path);
    if (!page) return plainText(request, 404, 'There is nothing at this address.');
    const { stored, coding } = choose(page, request.headers.get('accept-encoding'));
    const headers = {
      ...omit(headersOf(page, stored, coding), 'etag', 'accept-ranges'),
      'cache-control': 'no-store',
    };
    return send(request, stored, coding, 404, headers);
  };

  return (request) => {
    const { path, query } = splitUrl(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { ...errorHeaders, allow: 'GET, HEAD, OPTIONS' } })
        : plainText(request, 405, 'Files can only be read.', { allow: 'GET, HEAD, OPTIONS' });
    }
    if (path.length + query.length > maxTargetLength) {
      return plainText(request, 414, 'The address is too long.');
    }
    const to = movedTo(moved, path, query);
    if (to !== undefined) return redirect(request, to);
    const direct = paths.find(path);
    if (direct && 'asset' in direct) return serveAsset(request, direct.asset);
    const decoded = decodePath(path);
    if (typeof decoded !== 'string') return plainText(request, decoded.status, decoded.message);
    const found = direct ?? paths.find(decoded);
    if (!found) return serveNotFound(request, decoded);
    if ('asset' in found) return serveAsset(request, found.asset);
    return redirect(request, encodeURI(found.redirect) + query);
  };
};
