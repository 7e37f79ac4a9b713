import { renderToStaticMarkup } from 'react-dom/server';
import { faq } from 'virtual:content/ui';
import { expect, test } from 'vitest';
import { Faq } from './faq.tsx';

test('the FAQ has no banner when it is embedded in another page', () => {
  expect(renderToStaticMarkup(<Faq />)).toContain(`<h1>${faq.banner}</h1>`);
  const embedded = renderToStaticMarkup(<Faq embedded />);
  expect(embedded).not.toContain('<h1');
  expect(embedded).toContain(faq.title);
});
