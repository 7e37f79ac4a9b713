import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceLink } from './service-link.tsx';
import type { Store } from './store.ts';

const store: Store = {
  key: 'harbour',
  store: 'Harbour',
  address: '',
  phone: '',
  hours: '',
  line: '',
  picture: null,
  announced: [],
  service: { link: 'https://order.example', googlePlayLink: '', appStoreLink: '', isUnderConstruction: false },
};
const html = (branch: Store) =>
  renderToStaticMarkup(<ServiceLink service="ordering" branch={branch} action="Order Now" />);

test("leads to the store's own site in a new tab", () => {
  expect(html(store)).toContain('target="_blank" rel="noopener" href="https://order.example"');
  expect(html(store)).toContain('aria-label="Order Now from Harbour, opens in a new tab"');
});

test('has a note in front that hides the link while the store is closed', () => {
  const period = { from: 0, until: 1, isNow: true };
  const closure = { text: 'Closed for a while.', period, announced: period, isToday: true };
  expect(html({ ...store, closure })).toMatch(/^<dated-part [^>]*>Closed for a while\.<\/dated-part><a /);
});

test('leads to /under-construction in the same tab if the store is flagged as under construction', () => {
  const flagged = html({ ...store, service: { ...store.service, isUnderConstruction: true } });
  expect(flagged).toContain('href="/under-construction"');
  expect(flagged).not.toContain('_blank');
});
