import { isSavingData } from '../ui/saving-data.ts';

/** Events that precede a press of a link. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches a page of the site, once, when a guest points at its link, touches it or focuses it. Not Astro's prefetch: that does not
 * react to a touch, listens at every link, and is three times as large.
 */
export function startPrefetch(): void {
  const fetched = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;
    if (!link || fetched.has(link.pathname) || isSavingData()) return;
    fetched.add(link.pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
  };
  for (const type of INTENT_EVENTS) addEventListener(type, onIntent, { passive: true });
}
