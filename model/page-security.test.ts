import { expect, test } from 'vitest';
import { completePolicies, pageDirectives } from './page-security.ts';

const origins = { apiOrigin: 'https://api.example', reviewsOrigin: 'https://reviews.example' };
const astro = "default-src 'none'; script-src 'self' 'sha256-AA='; style-src 'self' 'sha256-BB=' 'sha256-CC=';";

test('pages may call the host of the API, and show the reviews frame', () => {
  expect(pageDirectives({})).toContain("connect-src 'self'");
  expect(pageDirectives({})).toContain("frame-src 'none'");
  const all = pageDirectives({ apiOrigin: 'https://api.example', reviews: true });
  expect(all).toContain("connect-src 'self' https://api.example");
  expect(all).toContain("frame-src 'self'");
});

test('a page keeps the policy of Astro, and may not be framed', () => {
  const { 'menu.html': policy } = completePolicies({ 'menu.html': astro }, origins);
  expect(policy).toBe(`${astro} frame-ancestors 'none'`);
});

test('the reviews frame loads from the host of the widget and from nowhere else', () => {
  const { 'reviews-frame.html': policy = '' } = completePolicies({ 'reviews-frame.html': astro }, origins);
  expect(policy).toContain("; script-src 'sha256-AA=' https://reviews.example blob:; ");
  expect(policy).toContain("; style-src 'sha256-BB=' 'sha256-CC=' https://reviews.example; ");
  expect(policy).toContain('; sandbox allow-scripts ');
  expect(policy).toMatch(/frame-ancestors 'self'$/);
  expect(policy.replace("frame-ancestors 'self'", '')).not.toContain("'self'");
});

test('workers may load from this site and call the API', () => {
  const { '*': policy } = completePolicies({}, origins);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("script-src 'self'; style-src 'self'; frame-ancestors 'none'");
  expect(policy).not.toContain('reviews');
});
