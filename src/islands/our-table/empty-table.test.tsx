import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import OurTable, { type OurTableProps } from '../our-table.tsx';

const branch = {
  id: 1,
  key: 'harbour',
  isDefault: true,
  store: 'Harbour',
  address: '1 Quay',
  phone: '020 7946 0000',
  serviceCharge: 0,
  dataAddress: '/data/harbour.json',
};
const words = {
  page: { place: '{store}, {address}', empty: 'Nothing at {store}', menu: 'Menu of {store}', other: '{store}' },
  party: { party: { justMe: 'Just me', add: 'Add' }, diets: {}, heats: [], allergens: {}, reasons: {} },
  needs: {},
  card: {},
  // Only what an empty list shows.
} as unknown as OurTableProps['words'];

test('an empty table leads to the menu before anything has loaded', () => {
  const html = renderToStaticMarkup(
    <OurTable branches={[branch]} words={words} empty={{ picture: null, steps: [{ number: '1', text: 'Choose' }] }} />,
  );
  expect(html).toContain('Nothing at Harbour');
  expect(html).toContain('<a class="');
  expect(html).toMatch(/href="\/menu"[^>]*>Menu of Harbour/);
});
