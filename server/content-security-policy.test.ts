import { expect, test } from 'vitest';
import { contentSecurityPolicy, reviewsFramePolicy } from './content-security-policy.ts';

const reviews = 'https://reviews.example';
const api = 'https://api.valavu.example';
const hashes = { script: ['sha256-S'], style: ['sha256-T'] };

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );

test('a page may use its own host and its own inline code, and nothing else', () => {
  const policy = contentSecurityPolicy({}, hashes);
  expect(policy).not.toContain('http');
  expect(directives(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-S'",
    'style-src': "'self' 'sha256-T'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  });
});

test('a page requires Trusted Types, and may create one policy', () => {
  const policy = directives(contentSecurityPolicy({}));
  expect(policy['require-trusted-types-for']).toBe("'script'");
  expect(policy['trusted-types']).toMatch(/^[\w-]+$/);
});

test('the API is allowed for connections alone', () => {
  const policy = contentSecurityPolicy({ api });
  expect(directives(policy)['connect-src']).toBe(`'self' ${api}`);
  expect(policy.split(api)).toHaveLength(2);
});

test('the reviews service is not in the policy of a page, which may frame its own page for it', () => {
  const policy = contentSecurityPolicy({ reviews }, hashes);
  expect(policy).not.toContain(reviews);
  expect(directives(policy)['frame-src']).toBe("'self'");
});

test('the page of the reviews widget may use the service alone, and nothing of this site', () => {
  const policy = reviewsFramePolicy({ reviews, api }, hashes);
  expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/reviews\.example\b)/);
  const { 'frame-ancestors': ancestors, ...rest } = directives(policy);
  expect(ancestors).toBe("'self'");
  expect(Object.values(rest).join(' ')).not.toContain("'self'");
  expect(rest).toMatchObject({
    'default-src': "'none'",
    'script-src': `'sha256-S' ${reviews} blob:`,
    'style-src': `'sha256-T' ${reviews}`,
    'frame-src': "'none'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
  });
});

test('the page of the reviews widget has no origin, also in a tab of its own, and cannot navigate the page around it', () => {
  const { sandbox = '' } = directives(reviewsFramePolicy({ reviews }));
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toMatch(/same-origin|top-navigation|forms|modals|downloads|pointer-lock|storage-access/);
});
