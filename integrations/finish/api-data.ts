import { ORIGIN } from '../../model/page-security.ts';
import type { ApiData } from '../../server/api-data.ts';
import type { Content } from '../../model/types.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { isDraft } from '../../tools/content/launch-list.ts';

const originOf = (url: string) => (url ? new URL(url).origin : '');

/** The origin of the API calls; '' for the site's own. Throws if pages cannot call VITE_API_BASE. */
export function apiOrigin({ VITE_API_BASE: base = '' }: NodeJS.ProcessEnv = process.env): string {
  if (base === '' || (/^[^\s?#]+$/.test(base) && URL.canParse(base) && ORIGIN.test(new URL(base).origin)))
    return originOf(base);
  throw new Error(
    `VITE_API_BASE=${base} is not valid; write the https address of the API's host, without underscores in its name, as in VITE_API_BASE=https://api.restaurant.example, or leave it out`,
  );
}

/** The server's data from content/: the responses of the API, redirects, and the hosts that pages may connect to. */
export async function apiData(root: string, content: Content): Promise<ApiData> {
  const { branches, faq, settings, site } = content;
  const { iosAppUrl, androidAppUrl } = settings;
  return {
    faq: faq.questions,
    settings: { iosAppUrl, androidAppUrl },
    reviewsOrigin: originOf(site.reviews.script),
    apiOrigin: apiOrigin(),
    draft: await isDraft(root, content),
    redirects: Object.fromEntries(branches.map((branch) => [`${paths.menu}?branch=${branch.key}`, menuPath(branch)])),
  };
}
