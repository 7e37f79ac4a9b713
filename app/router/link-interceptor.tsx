import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasNoHover } from '../ui/has-no-hover.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { latePartsSettled } from '../ui/lazy-with-preload.tsx';
import { dropNextPage, prepareNextPage } from './next-page.tsx';
import { isLoaded, loadPage, pageAt } from './pages.tsx';

/** Signs that a link is about to be followed. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** The link to a page of the site that an event is about; files have an ending. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage = link && !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname);
  return isPage && link.origin === location.origin ? link : undefined;
}

/**
 * Follows every link inside the site without a reload, and fetches the next page's script and style sheets when a guest shows
 * intent. Links are plain HTML, in parts too that React has left alone (ui/still.tsx): React Router's own would each be
 * rendered again with every change of pages.
 */
export function LinkInterceptor() {
  const navigate = useNavigate();

  useEffect(() => {
    /** The link that was clicked last, of those whose pages are awaited; none after back or forward. */
    let wanted: HTMLAnchorElement | undefined;
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (!link) return;
      void preparePage(link, event.type === 'touchstart');
      // A failure costs time when the page is shown, and nothing else.
      import('./prefetch-shared-assets.ts').catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return forgetNextPage();
      event.preventDefault();
      wanted = link;
      const follow = () => {
        // As browsers do it: a link to where one is already adds nothing to the way back.
        if (wanted === link)
          void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
      };
      const page = pageAt(link.pathname);
      // Until it is loaded the old page stays as it is, and does what it is told.
      if (isLoaded(page)) follow();
      // Its script is gone since a deploy, or there is no network: the browser loads the page, or says why it cannot.
      else loadPage(page).then(follow, () => wanted === link && location.assign(link.href));
    };
    const onPop = () => (wanted = undefined);
    for (const type of INTENT) addEventListener(type, onIntent, { capture: true, passive: true });
    addEventListener('click', onClick);
    addEventListener('popstate', onPop);
    return () => {
      for (const type of INTENT) removeEventListener(type, onIntent, { capture: true });
      removeEventListener('click', onClick);
      removeEventListener('popstate', onPop);
    };
  }, [navigate]);

  return null;
}

/** The link that a finger came down on last. */
let touched: HTMLAnchorElement | undefined;

/** What it would show may change with what else is pressed. */
function forgetNextPage(): void {
  touched = undefined;
  dropNextPage();
}

async function preparePage(link: HTMLAnchorElement, isTouched: boolean): Promise<void> {
  if (isTouched) touched = link;
  const page = pageAt(link.pathname);
  try {
    const { prepare } = await loadPage(page);
    prepare?.(page.params ?? {}, new URLSearchParams(link.search));
  } catch {
    // A failure shows when the link is followed, and is dealt with then.
    return;
  }
  if (!isTouched || !hasNoHover() || page.isBare) return;
  // React shows a part that comes later than its page no sooner than after 300 ms.
  await latePartsSettled();
  const { pathname, search, hash } = link;
  if (touched === link) prepareNextPage({ at: { pathname, search, hash }, group: page.group ?? page.path });
}
