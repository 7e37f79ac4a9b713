import type { APIRoute } from 'astro';
import { content, isDraft } from '#content';
import { sitemap } from '../publish/site-files.ts';

/** /sitemap.xml. A draft has none, because none of its pages may be indexed. */
export const getStaticPaths = () => (isDraft ? [] : [{ params: { sitemap: 'sitemap' } }]);

export const GET: APIRoute = () => new Response(sitemap(content));
