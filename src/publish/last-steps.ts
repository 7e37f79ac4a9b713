import { omit } from '../../model/pick.ts';
import { ORIGIN, type OtherOrigins } from '../../model/page-security.ts';
import type { Content } from '../../model/types.ts';
import { menuPath, paths, permanentMenuPath } from '../paths.ts';

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
function otherOrigins({ site: { reviews } }: Content): OtherOrigins {
  const { script, hosts = [] } = reviews ?? {};
  return { apiOrigin: apiOrigin(), reviewsHosts: script ? [...new Set([originOf(script), ...hosts])] : [] };
}

/** What the server needs of the content (server/app.ts): the responses of the API, and redirects. */
export const apiData = ({ branches, faq, settings }: Content, isDraft: boolean) => ({
  faq: faq.questions.map((question) => omit(question, 'searches')),
  settings,
  draft: isDraft,
  redirects: Object.fromEntries(branches.map((branch) => [`${paths.menu}?branch=${branch.key}`, menuPath(branch)])),
});

/** What the last steps of a build need of the content. */
export const lastSteps = (content: Content, isDraft: boolean) => ({
  api: apiData(content, isDraft),
  origins: otherOrigins(content),
  /** What pages say that are shown from the cache. */
  offlineNote: content.offline.offline,
  /** Every menu, the list of dishes, and the page that is shown offline in place of pages that are not cached. */
  precached: [
    ...new Set(content.branches.flatMap((branch) => [menuPath(branch), permanentMenuPath(branch.key)])),
    paths.ourTable,
    paths.offline,
  ],
});
export type LastSteps = ReturnType<typeof lastSteps>;
