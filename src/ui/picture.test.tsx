import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const picture = {
  slug: 'dosa',
  avif: '/dosa-320.avif 320w, /dosa-960.avif 960w',
  src: '/dosa.webp',
  width: 960,
  height: 720,
  colour: '#7a4b2c',
};
const html = (media?: string) =>
  renderToStaticMarkup(<Picture picture={picture} alt="A dosa" sizes="50vw" media={media} />);

test('a picture offers AVIF, then WebP, states its size and loads lazily', () => {
  expect(html()).toContain(
    '<source type="image/avif" srcSet="/dosa-320.avif 320w, /dosa-960.avif 960w" sizes="(min-resolution: 2.5dppx) 34vw, 50vw"/>',
  );
  expect(html()).toMatch(/<img [^>]*src="\/dosa.webp" alt="A dosa" width="960" height="720" loading="lazy"/);
});

test('windows that do not show the picture load no version of it', () => {
  expect(html('(min-width: 701px)')).toMatch(
    /^<picture[^>]*><source media="not all and \(min-width: 701px\)" srcSet="data:/,
  );
});
