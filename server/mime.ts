/** A file's media type, and whether compressing it saves bytes. */
interface FileKind {
  type: string;
  compressible: boolean;
}

const text = (type: string): FileKind => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): FileKind => ({ type, compressible: false });

const kindsByExtension: Readonly<Record<string, FileKind>> = {
  css: text('text/css'),
  csv: text('text/csv'),
  html: text('text/html'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  md: text('text/markdown'),
  txt: text('text/plain'),
  xml: text('application/xml'),
  // These are UTF-8 by definition and have no charset parameter.
  json: { type: 'application/json', compressible: true },
  jsonld: { type: 'application/ld+json', compressible: true },
  map: { type: 'application/json', compressible: true },
  webmanifest: { type: 'application/manifest+json', compressible: true },
  wasm: { type: 'application/wasm', compressible: true },
  svg: { type: 'image/svg+xml', compressible: true },
  ico: { type: 'image/x-icon', compressible: true },
  ttf: { type: 'font/ttf', compressible: true },
  otf: { type: 'font/otf', compressible: true },
  avif: binary('image/avif'),
  gif: binary('image/gif'),
  jpeg: binary('image/jpeg'),
  jpg: binary('image/jpeg'),
  mp4: binary('video/mp4'),
  pdf: binary('application/pdf'),
  png: binary('image/png'),
  webm: binary('video/webm'),
  webp: binary('image/webp'),
  woff: binary('font/woff'),
  woff2: binary('font/woff2'),
};

/** Files without an extension, or with an ambiguous one. */
const kindsByName: Readonly<Record<string, FileKind>> = {
  'apple-app-site-association': { type: 'application/json', compressible: true },
  'feed.xml': text('application/atom+xml'),
};

const unknown = binary('application/octet-stream');

const kindOf = (path: string): FileKind => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return kindsByName[name] ?? kindsByExtension[name.slice(dot + 1).toLowerCase()] ?? unknown;
};

/** The Content-Type of a file, by its name or extension; `application/octet-stream` if both are unknown. */
export const mediaType = (path: string): string => kindOf(path).type;

/** Whether to write `.br` and `.gz` siblings of this file. Pictures and web fonts are already compressed. */
export const isCompressible = (path: string): boolean => kindOf(path).compressible;
