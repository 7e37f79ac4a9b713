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
import { NavigationType, type Path, useLocation, useNavigationType } from 'react-router';
import { BackOrForward } from './components/back-or-forward.ts';
import { HeaderState } from './components/header-state.tsx';
import { NoticeBanner } from './components/notice-banner.tsx';
import { PreparedPage, RoutedPage, useNextPage } from './router/next-page.tsx';
import { usePage } from './router/pages.tsx';
import { RouteChange } from './router/route-change.tsx';
import { SkipHydration } from './ui/skip-hydration.tsx';
import { useHydrated } from './ui/use-hydrated.ts';
import styles from './layout.module.css';
import './styles/route-change.css';

const SiteHeader = lazy(async () => ({ default: (await import('./components/site-header.tsx')).SiteHeader }));
const SiteFooter = lazy(async () => ({ default: (await import('./components/site-footer.tsx')).SiteFooter }));
/** Whoever is offline already goes on reading without the line that says so. */
const OfflineLine = lazy<ComponentType>(() =>
  import('./offline/offline-line.tsx').then(
    (part) => ({ default: part.OfflineLine }),
    () => ({ default: () => null }),
  ),
);

/** Where a change of pages is shown as one: not where motion is reduced, nor on phones, where it would cost the tap 50 ms. */
const SMOOTH = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/* Made once: given the same element again, React does not look into it when the page changes. */
const above = (
  <>
    <SkipHydration className={styles['asOne']}>
      <SiteHeader />
    </SkipHydration>
    <HeaderState />
    <NoticeBanner />
  </>
);
const below = (
  <>
    <SkipHydration>
      <SiteFooter />
    </SkipHydration>
    <RouteChange />
    <AfterHydration>
      <OfflineLine />
    </AfterHydration>
  </>
);

/** How the page that is shown came to be shown. */
interface Shown {
  group: string;
  isSmooth: boolean;
  /** Rendered before its link was followed. */
  isPrepared: boolean;
}

/** The page layout of spec section 2: the sticky bar above, the footer below. */
export function Layout() {
  const location = useLocation();
  const { path, group = path } = usePage();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  // Chosen when the page changes and kept while it is shown: another kind of element would make the page anew.
  const [shown, setShown] = useState<Shown>({ group, isSmooth: false, isPrepared: false });
  const next = useNextPage();
  // After hydration, so that it keeps nothing up. Without it the plain hours stand alone.
  useEffect(() => {
    import('./opening/opening-line.ts').then(({ startOpeningLines }) => startOpeningLines()).catch(() => undefined);
  }, []);
  if (shown.group !== group)
    setShown({ group, isSmooth: matchMedia(SMOOTH).matches, isPrepared: next?.at.pathname === location.pathname });
  return (
    <>
      {above}
      <main id="main" tabIndex={-1}>
        <BackOrForward value={isBackOrForward}>
          {[
            pageOf(shown, location),
            next && next.group !== shown.group && (
              <Activity key={next.group} mode="hidden">
                <PreparedPage location={next.at} />
              </Activity>
            ),
          ]}
        </BackOrForward>
      </main>
      {below}
    </>
  );
}

/**
 * Prepared or not, the keys are of one list: so a page that was out of sight is the same one when it is shown. It goes on being
 * given its location, since React Router makes another tree without one.
 */
function pageOf({ group, isSmooth, isPrepared }: Shown, location: Path) {
  if (isPrepared)
    return (
      <Activity key={group}>
        <PreparedPage location={location} />
      </Activity>
    );
  if (!isSmooth) return <RoutedPage key={group} />;
  return (
    <ViewTransition key={group} enter="page" exit="page" default="none">
      <RoutedPage />
    </ViewTransition>
  );
}

/** Apart from the layout, which is not rendered again for it. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
