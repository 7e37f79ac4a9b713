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
import { IsPopNavigation } from './components/pop-navigation.ts';
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
const ActionBar = lazy(async () => ({ default: (await import('./components/action-bar.tsx')).ActionBar }));
const SiteFooter = lazy(async () => ({ default: (await import('./components/site-footer.tsx')).SiteFooter }));
/** If its script fails to load, for example offline, the page works without this line. */
const OfflineLine = lazy<ComponentType>(() =>
  import('./offline/offline-line.tsx').then(
    (part) => ({ default: part.OfflineLine }),
    () => ({ default: () => null }),
  ),
);

/** Devices with view transitions: not with reduced motion, and not phones, where a transition delays the tap by 50 ms. */
const VIEW_TRANSITION_QUERY = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/* Constants: React skips an element that is the same object as in the last render. */
const aboveMain = (
  <>
    <SkipHydration className={styles['contents']}>
      <SiteHeader />
    </SkipHydration>
    <HeaderState />
    <NoticeBanner />
  </>
);
const belowMain = (
  <>
    <SkipHydration>
      <SiteFooter />
      <ActionBar />
    </SkipHydration>
    <RouteChange />
    <AfterHydration>
      <OfflineLine />
    </AfterHydration>
  </>
);

/** How the current page is rendered. */
interface Shown {
  group: string;
  hasViewTransition: boolean;
  /** Rendered out of sight before its link was followed. */
  isPrepared: boolean;
}

/** The page layout: the sticky header above, the footer and the action bar below. */
export function Layout() {
  const location = useLocation();
  const { path, group = path } = usePage();
  const isPopNavigation = useNavigationType() === NavigationType.Pop;
  // Set on navigation and then kept: another element type would remount the page.
  const [shown, setShown] = useState<Shown>({ group, hasViewTransition: false, isPrepared: false });
  const next = useNextPage();
  // After hydration, so that it delays nothing. If loading fails, only the plain hours are shown, and the action bar stays.
  useEffect(() => {
    import('./after-hydration.ts').then(({ startAfterHydration }) => startAfterHydration()).catch(() => undefined);
  }, []);
  if (shown.group !== group)
    setShown({
      group,
      hasViewTransition: matchMedia(VIEW_TRANSITION_QUERY).matches,
      isPrepared: next?.location.pathname === location.pathname,
    });
  return (
    <>
      {aboveMain}
      <main id="main" tabIndex={-1}>
        <IsPopNavigation value={isPopNavigation}>
          {[
            renderPage(shown, location),
            next && next.group !== shown.group && (
              <Activity key={next.group} mode="hidden">
                <PreparedPage location={next.location} />
              </Activity>
            ),
          ]}
        </IsPopNavigation>
      </main>
      {belowMain}
    </>
  );
}

/**
 * The key is the same before and after navigation, so that a prepared page stays mounted when it is shown. It still gets its
 * location, because React Router renders a different tree without one.
 */
function renderPage({ group, hasViewTransition, isPrepared }: Shown, location: Path) {
  if (isPrepared)
    return (
      <Activity key={group}>
        <PreparedPage location={location} />
      </Activity>
    );
  if (!hasViewTransition) return <RoutedPage key={group} />;
  return (
    <ViewTransition key={group} enter="page" exit="page" default="none">
      <RoutedPage />
    </ViewTransition>
  );
}

/** A component of its own, so that the layout does not rerender after hydration. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
