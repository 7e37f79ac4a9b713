import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactLinks } from './contact-links.tsx';

const html = (of: Parameters<typeof ContactLinks>[0]['of']) => renderToStaticMarkup(<ContactLinks of={of} />);

test('shows the contacts that the content has, each with its number, address or website', () => {
  expect(
    html({
      jobs: { email: 'jobs@grill.example' },
      giftCards: { link: 'https://gifts.grill.example' },
      catering: { phone: '01632 960 321' },
    }),
  ).toMatch(
    /^<h2>.+<\/h2><ul><li><a target="_blank" rel="noopener" href="https:\/\/gifts\.grill\.example">.+<\/a><\/li><li>.+: <a href="tel:\+441632960321">01632 960 321<\/a><\/li><li>.+: <a href="mailto:jobs@grill\.example">jobs@grill\.example<\/a><\/li><\/ul>$/,
  );
});

test('shows nothing without contacts', () => {
  expect(html({})).toBe('');
});
