import type { ApiData } from '../../server/api-data.ts';
import { loadContent } from '../content.ts';
import { isPreview } from '../preview.ts';

const originOf = (url: string | undefined) => (url ? new URL(url).origin : '');

/** What the server answers and which other hosts its pages may talk to, taken from content/ (spec section 7). */
export async function apiData(root: string): Promise<ApiData> {
  const { faq, settings, site } = await loadContent(root);
  const { iosAppUrl, androidAppUrl } = settings;
  const apiBase = process.env['VITE_API_BASE'];
  return {
    faq: [...faq],
    settings: { iosAppUrl, androidAppUrl },
    reviewsOrigin: originOf(site.reviews.script),
    apiOrigin: originOf(apiBase),
    preview: isPreview(root),
  };
}
