import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasNoHover } from '../ui/has-no-hover.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { waitForLazyParts } from '../ui/lazy-with-preload.tsx';
import { dropNextPage, prepareNextPage } from './next-page.tsx';
import { isLoaded, loadPage, pageAt } from './pages.tsx';

/** Events that precede a click on a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The event's link to a page of the site, if there is one. Links to files are recognised by their extension. */
function findPageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage = link && !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname);
  return isPage && link.origin === location.origin ? link : undefined;
}

/**
 * Follows every link inside the site without a reload, and prefetches the next page's script and style sheets on intent. Links
 * are plain HTML, because they also stand in parts that skip hydration (ui/skip-hydration.tsx), and because React Router's
 * <Link> rerenders on every navigation.
 */
export function LinkInterceptor() {
  const navigate = useNavigate();

  useEffect(() => {
    /** The last clicked link while its page loads; undefined after back or forward. */
    let pendingLink: HTMLAnchorElement | undefined;
    const onIntent = (event: Event) => {
      const link = findPageLink(event);
      if (!link) return;
      void preparePage(link, event.type === 'touchstart');
      // A failed prefetch only makes the next page slower.
      import('./prefetch-shared-assets.ts').catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const link = findPageLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return cancelPreparation();
      event.preventDefault();
      pendingLink = link;
      const follow = () => {
        // As in browsers, a link to the current address replaces the history entry.
        if (pendingLink !== link) return;
        // A browser would load the page at its top.
        if (link.pathname === location.pathname && link.hash === '') scrollTo({ top: 0, behavior: 'instant' });
        void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
      };
      const page = pageAt(link.pathname);
      // Until the page is loaded, the old one stays interactive.
      if (isLoaded(page)) follow();
      // If its script is missing after a deploy or the network fails, the browser loads the page or shows its own error.
      else loadPage(page).then(follow, () => pendingLink === link && location.assign(link.href));
    };
    const onPopState = () => (pendingLink = undefined);
    for (const type of INTENT_EVENTS) addEventListener(type, onIntent, { capture: true, passive: true });
    addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    return () => {
      for (const type of INTENT_EVENTS) removeEventListener(type, onIntent, { capture: true });
      removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, [navigate]);

  return null;
}

/** The link of the last `touchstart`. */
let lastTouchedLink: HTMLAnchorElement | undefined;

/** Any other click may change what the prepared page shows. */
function cancelPreparation(): void {
  lastTouchedLink = undefined;
  dropNextPage();
}

async function preparePage(link: HTMLAnchorElement, isTouched: boolean): Promise<void> {
  if (isTouched) lastTouchedLink = link;
  const page = pageAt(link.pathname);
  try {
    const { prepare } = await loadPage(page);
    prepare?.(page.params ?? {}, new URLSearchParams(link.search));
  } catch {
    // A click on the link tries again and handles the failure.
    return;
  }
  if (!isTouched || !hasNoHover() || page.isBare) return;
  // React shows a lazy part that loads after its page only after 300 ms, so wait for the parts first.
  await waitForLazyParts();
  const { pathname, search, hash } = link;
  if (lastTouchedLink === link)
    prepareNextPage({ location: { pathname, search, hash }, group: page.group ?? page.path });
}
