import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticeBanner } from './notice-banner.tsx';

const html = (href: string) =>
  renderToStaticMarkup(
    <NoticeBanner
      notices={[{ text: 'The road is dug up.', link: { text: 'See the map', href }, from: 1, until: 2 }]}
    />,
  );

test('the link of a notice stays in this tab within the site, and opens a new one outside', () => {
  expect(html('/menu')).toContain('<a href="/menu">See the map</a>');
  expect(html('https://roads.example/map')).toMatch(
    /<a target="_blank" rel="noopener" href="https:\/\/roads\.example\/map">See the map<span/,
  );
});
