import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialImages } from '../../social-images.ts';

/** The social image (og:image) of each page. */
export const getStaticPaths = (async () => {
  const images = await drawSocialImages();
  return images.map(({ href, bytes }) => ({ params: { name: basename(href, '.jpg') }, props: { bytes } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ bytes: Buffer<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);
