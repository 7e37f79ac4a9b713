import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SoldOut } from './sold-out.tsx';

test('the label is shown in the HTML only if the dish was sold out when the site was built', () => {
  const html = (isNow: boolean) =>
    renderToStaticMarkup(<SoldOut period={{ from: 1000, until: 2000, isNow }}>Sold out today</SoldOut>);
  expect(html(true)).toMatch(
    /^<dated-part from="1000" until="2000" class="[^"]+"><span class="sr">, <\/span>Sold out today<\/dated-part>$/,
  );
  expect(html(false)).toMatch(/ hidden=""><span class="sr">/);
});
