import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  ViewTransition,
} from 'react';
import { Outlet, useLocation } from 'react-router';
import { type NextPage, useNextPage } from '../components/next-page.tsx';
import { NoticeBanner } from '../components/notice-banner.tsx';
import { RouteChange } from '../components/route-change.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { Still } from '../ui/still.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import '../styles/route-change.css';

const SiteFooter = lazy(async () => ({ default: (await import('../components/site-footer.tsx')).SiteFooter }));
/** Whoever is offline already goes on reading without the line that says so. */
const OfflineLine = lazy<ComponentType>(() =>
  import('../offline/offline-line.tsx').then(
    (part) => ({ default: part.OfflineLine }),
    () => ({ default: () => null }),
  ),
);

/** Where a change of pages is shown as one: not where motion is reduced, nor on phones, where it would cost the tap 50 ms. */
const SMOOTH = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/* Made once: given the same element again, React does not look into it when the page changes. */
const above = (
  <>
    <SiteHeader />
    <NoticeBanner />
  </>
);
const below = (
  <>
    <Still>
      <SiteFooter />
    </Still>
    <RouteChange />
    <AfterHydration>
      <OfflineLine />
    </AfterHydration>
  </>
);

/** A page, and how it came to be shown. */
interface Shown {
  pathname: string;
  isSmooth: boolean;
  /** Rendered before its link was followed. */
  prepared?: NextPage | undefined;
}

/** The page layout of spec section 2: the sticky bar above, the footer below. */
export default function PageLayout() {
  const { pathname } = useLocation();
  // Chosen when the page changes and kept while it is shown: another kind of element would make the page anew.
  const [shown, setShown] = useState<Shown>({ pathname, isSmooth: false });
  const next = useNextPage();
  // After hydration, so that it keeps nothing up. Without it the plain hours stand alone.
  useEffect(() => {
    import('../opening/opening-line.ts').then(({ startOpeningLines }) => startOpeningLines()).catch(() => undefined);
  }, []);
  if (shown.pathname !== pathname) {
    const prepared = next?.pathname === pathname ? next : undefined;
    setShown({ pathname, isSmooth: matchMedia(SMOOTH).matches, prepared });
  }
  return (
    <>
      {above}
      <main id="main" tabIndex={-1}>
        {[
          pageOf(shown),
          next && next.pathname !== shown.pathname && (
            <Activity key={next.pathname} mode="hidden">
              {next.element}
            </Activity>
          ),
        ]}
      </main>
      {below}
    </>
  );
}

/** Prepared or not, the keys are of one list: so a page that was out of sight is the same one when it is shown. */
function pageOf({ pathname, isSmooth, prepared }: Shown) {
  if (prepared) return <Activity key={pathname}>{prepared.element}</Activity>;
  if (!isSmooth) return <Outlet key={pathname} />;
  return (
    <ViewTransition key={pathname} enter="page" exit="page" default="none">
      <Outlet />
    </ViewTransition>
  );
}

/** Apart from the layout, which is not rendered again for it. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
