import type { Asset, Site, StoredFile } from './assets.ts';
import { matchesTag } from './conditional.ts';
import { codingsFor, type Coding } from './encoding.ts';
import { errorHeaders, isImmutable, type HeaderTable } from './headers.ts';
import { mediaType } from './mime.ts';
import { type Moved, movedTo } from './moved.ts';
import { parseRange } from './range.ts';
import { decodePath, maxTargetLength, splitUrl } from './request-path.ts';
import { textAnswer } from './text-answer.ts';

/** What the static folder is served with. */
export interface StaticOptions {
  site: Site;
  moved?: readonly Moved[] | undefined;
  /** Safety and caching headers of a file, by its path in the folder. */
  headersFor: (file: string) => HeaderTable;
  /** Extra fields for a Response that carries coded bytes; the Workers runtime wants to be told. */
  codedInit?: ResponseInit;
}

type Answer = Response | Promise<Response>;

/** Answers a GET or HEAD request from the static folder, and says no clearly to every other. */
export type ServeStatic = (request: Request) => Answer;

const plainText = (request: Request, status: number, message: string, extra?: HeaderTable): Response =>
  textAnswer(request.method, status, `${message}\n`, extra);

const redirect = (request: Request, to: string): Response =>
  plainText(request, 308, `This page is at ${to}`, { location: to });

/** Makes the handler of the static folder. */
export const createStatic = ({ site, moved = [], headersFor, codedInit }: StaticOptions): ServeStatic => {
  // A file's headers never change, so they are put together once, when the file is first asked for.
  const tables = new WeakMap<StoredFile, HeaderTable>();
  const tableOf = (asset: Asset, stored: StoredFile, coding?: Coding): HeaderTable => {
    const known = tables.get(stored);
    if (known) return known;
    const made: HeaderTable = {
      'content-type': mediaType(asset.plain.file),
      'content-length': String(stored.size),
      etag: stored.etag,
      'accept-ranges': 'bytes',
      ...(coding ? { 'content-encoding': coding } : {}),
      ...(Object.keys(asset.coded).length > 0 ? { vary: 'accept-encoding' } : {}),
      ...headersFor(asset.plain.file),
    };
    tables.set(stored, made);
    return made;
  };

  const without = (table: HeaderTable, ...names: string[]): HeaderTable =>
    Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

  const choose = (asset: Asset, accept: string | null): { stored: StoredFile; coding?: Coding } => {
    for (const coding of codingsFor(accept)) {
      const stored = asset.coded[coding];
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
  ): Answer => {
    const init: ResponseInit = coding ? { ...codedInit, status, headers } : { status, headers };
    if (request.method === 'HEAD') return new Response(null, init);
    const bytes = stored.read(start, end);
    return bytes instanceof Promise ? bytes.then((body) => new Response(body, init)) : new Response(bytes, init);
  };

  const serveRange = (request: Request, asset: Asset, header: string): Answer | undefined => {
    const { plain } = asset;
    const ifRange = request.headers.get('if-range');
    if (ifRange !== null && ifRange.trim() !== plain.etag) return undefined;
    const range = parseRange(header, plain.size);
    if (range === undefined) return undefined;
    if (range === 'unsatisfiable') {
      return plainText(request, 416, 'The file has no such part.', {
        'content-range': `bytes */${plain.size}`,
      });
    }
    const headers = {
      ...tableOf(asset, plain),
      'content-length': String(range.end - range.start),
      'content-range': `bytes ${range.start}-${range.end - 1}/${plain.size}`,
    };
    return send(request, plain, undefined, 206, headers, range.start, range.end);
  };

  const serveAsset = (request: Request, asset: Asset): Answer => {
    const { headers } = request;
    const { stored, coding } = choose(asset, headers.get('accept-encoding'));
    const table = tableOf(asset, stored, coding);
    const ifMatch = headers.get('if-match');
    if (ifMatch !== null && !matchesTag(ifMatch, stored.etag)) {
      return plainText(request, 412, 'The file has changed.');
    }
    const ifNoneMatch = headers.get('if-none-match');
    if (ifNoneMatch !== null && matchesTag(ifNoneMatch, stored.etag)) {
      return new Response(null, {
        status: 304,
        headers: without(table, 'content-type', 'content-length', 'content-encoding'),
      });
    }
    // A part is cut from the plain file, so that it means the same to every client; for GET alone (RFC 9110 section 14.2).
    const range = request.method === 'GET' ? headers.get('range') : null;
    const part = range === null ? undefined : serveRange(request, asset, range);
    return part ?? send(request, stored, coding, 200, table);
  };

  const serveNotFound = (request: Request, path: string): Answer => {
    const page = isImmutable(path) ? undefined : site.notFound(path);
    if (!page) return plainText(request, 404, 'There is nothing at this address.');
    const { stored, coding } = choose(page, request.headers.get('accept-encoding'));
    const table = {
      ...without(tableOf(page, stored, coding), 'etag', 'accept-ranges'),
      'cache-control': 'no-store',
    };
    return send(request, stored, coding, 404, table);
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
    const direct = site.find(path);
    if (direct && 'asset' in direct) return serveAsset(request, direct.asset);
    const decoded = decodePath(path);
    if (typeof decoded !== 'string') return plainText(request, decoded.status, decoded.message);
    const found = direct ?? site.find(decoded);
    if (!found) return serveNotFound(request, decoded);
    if ('asset' in found) return serveAsset(request, found.asset);
    return redirect(request, encodeURI(found.redirect) + query);
  };
};
