import * as site from 'virtual:content/site';
import type { BrowserPage } from '../../model/types.ts';

/**
 * Updates the title and the canonical link or robots tag on navigation. The build writes the same into the head of the HTML
 * (tools/publish/head.ts).
 */
export function updateHead({ title, path, canonical = path, isUnlisted }: BrowserPage): void {
  document.title = title;
  for (const outdated of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) outdated.remove();
  document.head.append(
    isUnlisted
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : Object.assign(document.createElement('link'), { rel: 'canonical', href: new URL(canonical, site.url).href }),
  );
}
