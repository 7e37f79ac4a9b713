import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const dosa = {
  slug: 'dosa',
  src: '/pictures/dosa.3f2a1b',
  width: 960,
  height: 720,
  widths: [320, 960],
  colour: '#7a4b2c',
};

async function html(priority: boolean, media?: string) {
  const { prelude } = await prerender(
    <html lang="en-GB">
      <head />
      <body>
        <Picture picture={dosa} alt="A dosa" sizes="50vw" priority={priority} media={media} />
      </body>
    </html>,
  );
  return new Response(prelude).text();
}

test('a picture offers AVIF, then WebP, then JPEG, states its size and loads lazily', async () => {
  const page = await html(false);
  expect(page).toContain(
    'type="image/avif" srcSet="/pictures/dosa.3f2a1b-320.avif 320w, /pictures/dosa.3f2a1b-960.avif 960w" sizes="(min-resolution: 2.5dppx) 34vw, 50vw"',
  );
  expect(page.indexOf('image/avif')).toBeLessThan(page.indexOf('image/webp'));
  expect(page).toMatch(
    /<img[^>]+src="\/pictures\/dosa\.3f2a1b-960\.jpg" alt="A dosa" width="960" height="720" loading="lazy" decoding="async"/,
  );
  expect(page).not.toContain('rel="preload"');
});

test('the markup has no inline styles, because the content security policy forbids them', async () => {
  expect(await html(true)).not.toContain('style=');
});

test('the head preloads the priority picture in AVIF only, and without an href that old browsers would load', async () => {
  const page = await html(true);
  const head = page.slice(0, page.indexOf('</head>'));
  expect(head).toMatch(/<link rel="preload" as="image" type="image\/avif"[^>]*>/);
  const link = /<link rel="preload"[^>]*>/.exec(head)?.[0] ?? '';
  expect(link).toContain('imageSrcSet="/pictures/dosa.3f2a1b-320.avif 320w, /pictures/dosa.3f2a1b-960.avif 960w"');
  expect(link).toContain('imageSizes="(min-resolution: 2.5dppx) 34vw, 50vw"');
  expect(link).toContain('fetchPriority="high"');
  expect(link).not.toContain(' href=');
  expect(page.match(/rel="preload"/g)).toHaveLength(1);
  expect(page).toMatch(/<img[^>]+loading="eager"[^>]+fetchPriority="high"/);
});

test('windows that do not show the picture neither preload it nor load a version of it', async () => {
  const page = await html(true, '(min-width: 701px)');
  expect(/<link rel="preload"[^>]*>/.exec(page)?.[0]).toContain('media="(min-width: 701px)"');
  expect(/<source[^>]*>/.exec(page)?.[0]).toMatch(/media="not all and \(min-width: 701px\)" srcSet="data:/);
});
