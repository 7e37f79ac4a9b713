import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceLink } from './service-link.tsx';
import type { Store } from './store.ts';

test('a store that is under construction leads to the page that says so, in the same tab', () => {
  const service = { link: 'https://order.example', googlePlayLink: '', appStoreLink: '', isUnderConstruction: true };
  const text = { key: 'harbour', store: 'Harbour', address: '', phone: '', hours: '', line: '' };
  const branch: Store = { ...text, picture: null, announced: [], service };
  const html = renderToStaticMarkup(<ServiceLink service="ordering" branch={branch} action="Order Now" />);
  expect(html).toContain('href="/under-construction"');
  expect(html).not.toContain('_blank');
});
