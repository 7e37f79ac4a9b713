import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { sharePicturesOf } from '../../share-pictures.ts';

/** The picture that social networks show for each page. */
export const getStaticPaths = (async () => {
  const pictures = await sharePicturesOf();
  return pictures.map(({ href, bytes }) => ({ params: { name: basename(href, '.jpg') }, props: { bytes } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ bytes: Buffer<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);
