import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceLink } from './service-links.tsx';
import { abbey } from './store.testing.ts';

test('the link of a service that is under construction opens the page that says so, in the same tab', () => {
  const branch = { ...abbey, service: { ...abbey.service, isUnderConstruction: true } };
  const html = renderToStaticMarkup(<ServiceLink branch={branch} actionLabel="Order Now" />);
  expect(html).toContain('href="/under-construction"');
  expect(html).not.toContain('_blank');
});
