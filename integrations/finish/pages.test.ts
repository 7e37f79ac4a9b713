import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './pages.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('hashes inline code, and neither data blocks nor files', () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script type="application/ld+json">{}</script>' +
    '<script defer src="/c.js"></script><style>p{color:red}</style><style data-x="1">q{}</style>';
  expect(inlineHashes(html)).toEqual({
    script: [hashOf('a()'), hashOf('b()')],
    style: [hashOf('p{color:red}'), hashOf('q{}')],
  });
});
