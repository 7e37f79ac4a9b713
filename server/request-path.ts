/** Maximum length of path and query, in characters; longer ones get 414. Campaign links reach about 1,000. */
export const maxTargetLength = 4096;

/** The error response to an invalid path. */
export interface BadPath {
  status: 400 | 414;
  message: string;
}

const badPath = (status: BadPath['status'], message: string): BadPath => ({ status, message });

// Some runtimes pass the path as sent, others with "." and ".." resolved.
const dotSegment = /\/(?:\.|%2e)/i;

/** Splits a request's URL into path and query. Both stay percent-encoded; only dot segments are resolved. */
export const splitUrl = (url: string): { path: string; query: string } => {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return { path: '/', query: '' };
  const hash = url.indexOf('#', start);
  const target = url.slice(start, hash === -1 ? undefined : hash);
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return {
    path: dotSegment.test(path) ? new URL(`http://site.invalid${path}`).pathname : path,
    query: mark === -1 ? '' : target.slice(mark),
  };
};

// Encoded separators and control characters have no legitimate use here, and proxies interpret them differently.
const encodedSeparator = /%(?:2f|5c)/i;
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const forbidden = /[\u0000-\u001f\u007f\\\ufffd]/;

/** Decodes a path for the file lookup. Returns the error response if the path is invalid. */
export const decodePath = (path: string): string | BadPath => {
  if (path.length > maxTargetLength) return badPath(414, 'The address is too long.');
  if (encodedSeparator.test(path)) return badPath(400, 'The address contains an encoded slash.');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return badPath(400, 'The address is not valid percent-encoded UTF-8.');
  }
  if (forbidden.test(decoded)) return badPath(400, 'The address contains a control character.');
  return decoded;
};
