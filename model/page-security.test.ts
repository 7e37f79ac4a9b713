import { expect, test } from 'vitest';
import { framePolicy, pagePolicy } from './page-security.ts';

const origins = { apiOrigin: 'https://api.example', reviewsHosts: ['https://reviews.example', 'https://cdn.example'] };
const none = { apiOrigin: '', reviewsHosts: [] };
const hashes = { script: ["'sha256-AA='"], style: ["'sha256-BB='", "'sha256-CC='", "'sha256-BB='"] };

test('a page runs its own inline code, may call the host of the API, show the reviews frame, and not be framed', () => {
  const policy = pagePolicy(origins, hashes);
  expect(policy).toContain("; script-src 'self' 'sha256-AA='; style-src 'self' 'sha256-BB=' 'sha256-CC='; ");
  expect(policy).toContain("; connect-src 'self' https://api.example; frame-src 'self'; ");
  expect(policy).toContain("; frame-ancestors 'none'; require-trusted-types-for 'script'; ");
  expect(pagePolicy(none)).toContain("; connect-src 'self'; frame-src 'none'; ");
});

test('the reviews frame loads from the hosts of the service and from nowhere else, and may have inline styles', () => {
  const policy = framePolicy(origins, hashes);
  const hosts = 'https://reviews.example https://cdn.example';
  expect(policy).toContain(`; script-src 'sha256-AA=' ${hosts} blob:; style-src 'unsafe-inline' ${hosts}; `);
  expect(policy).toContain(`; font-src ${hosts} data:; connect-src ${hosts}; frame-src ${hosts}; `);
  expect(policy).toContain('; sandbox allow-scripts ');
  expect(policy).toMatch(/frame-ancestors 'self'$/);
  expect(policy.replace("frame-ancestors 'self'", '')).not.toContain("'self'");
});
