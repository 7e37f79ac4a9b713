import * as site from 'virtual:content/site';
import type { BrowserPage } from '../../model/types.ts';

/**
 * Puts a page's title into the document, and whether and under which address search engines may list it: what the build writes
 * into the head of its HTML (tools/publish/head.ts) and a change of pages has to change.
 */
export function putInHead({ title, path, canonical = path, isUnlisted }: BrowserPage): void {
  document.title = title;
  for (const old of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) old.remove();
  document.head.append(
    isUnlisted
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : Object.assign(document.createElement('link'), { rel: 'canonical', href: new URL(canonical, site.url).href }),
  );
}
