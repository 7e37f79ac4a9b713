import type { ApiData } from '../../server/api-data.ts';
import type { Content } from '../../model/types.ts';
import { menuPath, paths } from '../../app/paths.ts';
import { isDraft } from '../content/draft.ts';

const originOf = (url: string | undefined) => (url ? new URL(url).origin : '');

/** The server's data from content/: the responses of the API, redirects, and the hosts that pages may connect to. */
export function apiData(root: string, { branches, faq, settings, site }: Content): ApiData {
  const { iosAppUrl, androidAppUrl } = settings;
  const apiBase = process.env['VITE_API_BASE'];
  return {
    faq: [...faq],
    settings: { iosAppUrl, androidAppUrl },
    reviewsOrigin: originOf(site.reviews.script),
    apiOrigin: originOf(apiBase),
    draft: isDraft(root),
    moved: [
      {
        path: paths.menu,
        parameter: 'branch',
        to: Object.fromEntries(branches.map((branch) => [branch.key, menuPath(branch)])),
      },
    ],
  };
}
