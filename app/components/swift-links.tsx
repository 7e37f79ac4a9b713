import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPhone } from '../ui/is-phone.ts';
import { latePartsSettled } from '../ui/late-part.tsx';
import { dropNextPage, prepareNextPage } from './next-page.tsx';
import { giveToRouter, type PageModule, routeAt, routeStyles } from './route-parts.ts';

/** Signs that a link is about to be followed. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** The link to a page of the site that an event is about; files have an ending. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage = link && !link.target && !link.hasAttribute('download') && !/\.\w+$/.test(link.pathname);
  return isPage && link.origin === location.origin ? link : undefined;
}

/** Whether a click asks for nothing but to follow the link. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Makes every link inside the site swift: no reload, and when a guest shows intent, the next page's script is not only fetched
 * but run, and its style sheets are put in force, so that the click itself has little left to do. Links are plain HTML, in
 * parts too that React has left alone (ui/still.tsx): the router's own would each be rendered again with every change of pages.
 */
export function SwiftLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    /** The link that was clicked last, of those that wait for their styles; none after the way back was taken. */
    let wanted: HTMLAnchorElement | undefined;
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (!link) return;
      void preparePage(link.pathname, event.type === 'touchstart');
      // Swift it is without them, only less so.
      import('./next-page-needs.ts').catch(() => undefined);
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
      // React would hold the page back itself, and on phones (entry.client.tsx) whatever else is tapped with it.
      if (coming.size > 0) void Promise.all(comingFor(link.pathname)).then(follow);
      else follow();
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

/** Style sheets that have been asked for, by address. */
const fetched = new Set<string>();
/** Style sheets on their way, by address. */
const coming = new Map<string, Promise<void>>();

/** Those of them that a page waits for. */
const comingFor = (pathname: string) => routeStyles([routeAt(pathname)?.id ?? '']).map((href) => coming.get(href));

/** The page that a finger came down for last. */
let touched: string | undefined;

/** What it would show may change with what else is pressed. */
function forgetNextPage(): void {
  touched = undefined;
  dropNextPage();
}

async function preparePage(pathname: string, isTouched: boolean): Promise<void> {
  if (isTouched) touched = pathname;
  const route = routeAt(pathname);
  if (!route) return;
  for (const href of routeStyles([route.id])) apply(href);
  try {
    const module = (await import(/* @vite-ignore */ route.module)) as PageModule;
    giveToRouter(route.id, module);
    if (!isTouched || !isPhone() || route.parentId === 'root') return;
    // React shows a part that comes later than its page no sooner than after 300 ms.
    await latePartsSettled();
    if (touched === pathname) prepareNextPage(pathname, module.default);
  } catch {
    // A failure shows when the link is followed, and is dealt with then.
  }
}

/**
 * Brings a style sheet in before its page is there: classes are the page's own, so nothing changes yet, and the click is
 * spared the work. Under its full address, by which React does not take it for one of its own that has loaded already.
 */
function apply(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    // A failure is dealt with by React, when it asks for the sheet itself.
    Object.assign(link, { rel: 'stylesheet', href: location.origin + href, onload: resolve, onerror: resolve });
  });
  coming.set(
    href,
    settled.then(() => void coming.delete(href)),
  );
  document.head.append(link);
}
