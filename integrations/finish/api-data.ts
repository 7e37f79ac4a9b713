import { omit } from '../../model/pick.ts';
import { ORIGIN, type OtherOrigins } from '../../model/page-security.ts';
import type { ApiData } from '../../server/app.ts';
import type { Content } from '../../model/types.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { isDraft } from '../../src/build-time/launch-list.ts';

const originOf = (url: string) => (url ? new URL(url).origin : '');

/** The origin of the API calls; '' for the site's own. Throws if pages cannot call VITE_API_BASE. */
export function apiOrigin({ VITE_API_BASE: base = '' }: NodeJS.ProcessEnv = process.env): string {
  if (base === '' || (/^[^\s?#]+$/.test(base) && URL.canParse(base) && ORIGIN.test(new URL(base).origin)))
    return originOf(base);
  throw new Error(
    `VITE_API_BASE=${base} is not valid; write the https address of the API's host, without underscores in its name, as in VITE_API_BASE=https://api.restaurant.example, or leave it out`,
  );
}

/** The hosts that pages may connect to. */
export function otherOrigins({ site: { reviews } }: Content): OtherOrigins {
  const { script, hosts = [] } = reviews ?? {};
  return { apiOrigin: apiOrigin(), reviewsHosts: script ? [...new Set([originOf(script), ...hosts])] : [] };
}

/** The server's data from content/: the responses of the API and redirects. */
export async function apiData(root: string, content: Content): Promise<ApiData> {
  const { branches, faq, settings } = content;
  const { iosAppUrl, androidAppUrl } = settings;
  return {
    faq: faq.questions.map((question) => omit(question, 'searches')),
    settings: { iosAppUrl, androidAppUrl },
    draft: await isDraft(root, content),
    redirects: Object.fromEntries(branches.map((branch) => [`${paths.menu}?branch=${branch.key}`, menuPath(branch)])),
  };
}
