/**
 * The rules of Mozilla's HTTP Observatory for the response to `GET /`, with our value for each. The redirect from http is
 * missing, because the proxy or the edge does it (DEPLOY.md).
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp, type App } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { loadAssets } from '../../server/load-assets.ts';
import { api, csp, writeFixture } from './fixture.ts';

let build: string;
let app: App;

beforeAll(async () => {
  build = await writeFixture();
  app = createApp({ api, csp, assets: groupFiles(await loadAssets(join(build, 'client'))) });
});
afterAll(() => rm(build, { recursive: true }));

/** The sources of one directive, falling back to default-src as browsers do. */
const sources = (policy: string, directive: string): string[] => {
  const table = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
  return table.get(directive) ?? table.get('default-src') ?? [];
};

interface Rule {
  rule: string;
  ours: string;
  check: (headers: Headers, policy: string) => void;
}

const rules: readonly Rule[] = [
  {
    rule: 'content-security-policy: default-src is none, nothing unsafe',
    ours: 'every source is named; inline code by its hash',
    check: (_headers, policy) => {
      expect(sources(policy, 'default-src')).toEqual(["'none'"]);
      expect(policy).not.toMatch(/unsafe-|strict-dynamic/);
    },
  },
  {
    rule: 'content-security-policy: no whole schemes, stars or data: where code could come from',
    ours: "only 'self' and hashes; no other host",
    check: (_headers, policy) => {
      for (const directive of ['script-src', 'style-src', 'object-src', 'worker-src', 'frame-src']) {
        expect(sources(policy, directive).join(' '), directive).not.toMatch(
          /\*|(?:^|\s)(?:https?|data|blob|filesystem):/,
        );
      }
    },
  },
  {
    rule: 'content-security-policy: no plugins, no base, no framing, forms to the site itself',
    ours: 'none for the first three, self for forms',
    check: (_headers, policy) => {
      expect(sources(policy, 'object-src')).toEqual(["'none'"]);
      expect(sources(policy, 'base-uri')).toEqual(["'none'"]);
      expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
      expect(sources(policy, 'form-action')).toEqual(["'self'"]);
    },
  },
  {
    rule: 'content-security-policy: nothing over plain http',
    ours: 'no such source',
    check: (_headers, policy) => expect(policy).not.toContain('http:'),
  },
  {
    rule: 'cookies: none, or Secure, HttpOnly and SameSite',
    ours: 'none',
    check: (headers) => expect(headers.has('set-cookie')).toBe(false),
  },
  {
    rule: 'cross-origin-resource-sharing: not opened to others',
    ours: 'only for the API and the menus as data',
    check: (headers) => expect(headers.has('access-control-allow-origin')).toBe(false),
  },
  {
    rule: 'cross-origin-resource-policy: same-origin',
    ours: 'same-origin for pages',
    check: (headers) => expect(headers.get('cross-origin-resource-policy')).toBe('same-origin'),
  },
  {
    rule: 'referrer-policy: private',
    ours: 'strict-origin-when-cross-origin',
    check: (headers) => expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin'),
  },
  {
    rule: 'strict-transport-security: at least six months, better a year, with subdomains and preload',
    ours: 'two years, includeSubDomains, preload',
    check: (headers) => {
      const value = headers.get('strict-transport-security') ?? '';
      expect(Number(/max-age=(\d+)/.exec(value)?.[1])).toBeGreaterThanOrEqual(31_536_000);
      expect(value).toContain('includeSubDomains');
      expect(value).toContain('preload');
    },
  },
  {
    rule: 'x-content-type-options: nosniff',
    ours: 'nosniff',
    check: (headers) => expect(headers.get('x-content-type-options')).toBe('nosniff'),
  },
  {
    rule: 'x-frame-options: DENY, or frame-ancestors',
    ours: 'both',
    check: (headers) => expect(headers.get('x-frame-options')).toBe('DENY'),
  },
];

describe('GET /', () => {
  test.each(rules.map((rule) => [rule.rule, rule] as const))('%s', async (_name, { check }) => {
    const { headers } = await app.request('/');
    check(headers, headers.get('content-security-policy') ?? '');
  });

  test('subresource-integrity: scripts of others carry a checksum; ours: no page links any', async () => {
    const html = await (await app.request('/')).text();
    expect(html).not.toMatch(/<script[^>]+src="(?:https?:)?\/\//);
  });
});
