import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceLink } from './service-link.tsx';
import { harbour } from './store.testing.ts';

test('a store that is under construction leads to the page that says so, in the same tab', () => {
  const branch = { ...harbour, service: { ...harbour.service, isUnderConstruction: true } };
  const html = renderToStaticMarkup(<ServiceLink branch={branch} action="Order Now" />);
  expect(html).toContain('href="/under-construction"');
  expect(html).not.toContain('_blank');
});
