import { isSavingData } from '../ui/saving-data.ts';
import { create } from './page.ts';
import { untilIdle } from './when-shown.ts';

/** On the root element, with the page's path, when the next pages may be rendered (pages/speculation-rules.json.ts). */
export const SPECULATES_ATTRIBUTE = 'data-speculates';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Allows the browser to render the next pages once this one is complete, and the service worker has started: one that starts later would discard them. A browser
 * without speculation rules fetches a page of the site, once, when a guest points at its link, touches it or focuses it.
 */
export async function startSpeculation(worker: Promise<void>): Promise<void> {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    await Promise.all([worker, untilIdle()]);
    if (!isSavingData()) document.documentElement.setAttribute(SPECULATES_ATTRIBUTE, location.pathname);
    return;
  }
  const fetched = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;
    if (!link || fetched.has(link.pathname) || isSavingData()) return;
    fetched.add(link.pathname);
    document.head.append(create('link', { rel: 'prefetch', href: link.pathname }));
  };
  for (const type of INTENT_EVENTS) addEventListener(type, onIntent, { passive: true });
}
