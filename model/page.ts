/** A page of the site, as the route table (src/routes.ts) makes it. */
export interface Page {
  /** Its path, '/menu/harbour'; for a not-found page, the pattern that it matches: '*', '/blog/*'. */
  path: string;
  /** Its file in the built site: 'menu/harbour.html'. */
  file: string;
  /** The parameters of its row of the table: { branch: 'harbour' }. */
  params: Readonly<Record<string, string>>;
  /** The ids to which links in content may lead: 'section-3'. */
  anchors: readonly string[];
  /** The path that search engines should list: its own, or that of the page which it duplicates. */
  canonical: string;
  isListed: boolean;
  title: string;
  description: string;
  /** The words on its social image. */
  shareLine: string;
  footerLink?: string | undefined;
}
