import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';

test('fills in what the content says once, prices in the currency of the site, and keeps the placeholders of the program', () => {
  const copy = contentCopy();
  change(copy, 'content/site.yaml', 'brand:', 'currency: EUR\nbrand:');
  change(copy, 'content/branches/harbour/menu.yaml', /(?<=name: Caldo Verde\n +price: )[\d.]+/, '"6.50"');
  change(copy, 'content/branches/harbour/menu.yaml', /(?<=name: Pão de Alho\n +price: )[\d.]+/, '2');
  const text = '{brand}: {harbour.price.caldo-verde}, {harbour.price.pao-de-alho}, {n}.';
  change(copy, 'content/faq.yaml', '{harbour.hours}.', text);
  const { faq, site } = copy.content();
  const answer = expect.stringMatching(`^${site.brand}: €6.50, €2.00, {n}. Ring `);
  expect(faq.questions).toContainEqual(expect.objectContaining({ answer }));
});
