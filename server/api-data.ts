/** `build/api.json`: what the server needs from the content. The build writes it, from the same version of this project. */
export interface ApiData {
  faq: readonly { prompt: string; answer: string }[];
  settings: { iosAppUrl: string; androidAppUrl: string };
  /** Something is left on the launch list, so search engines must not index the site. */
  draft: boolean;
  /** Redirects by the branch in the query: "/menu?branch=harbour" redirects to "/menu/harbour". */
  redirects: Readonly<Record<string, string>>;
}
