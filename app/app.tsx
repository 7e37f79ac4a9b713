import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from './components/error-page.tsx';
import { ReloadPart } from './components/reload-part.tsx';
import { Layout } from './layout.tsx';
import { RoutedPage } from './router/next-page.tsx';
import { usePage } from './router/pages.tsx';
import { LinkInterceptor } from './router/link-interceptor.tsx';
import { HYDRATED } from './start/start.ts';
import { PartFallback } from './ui/part-boundary.tsx';
import 'virtual:fonts.css';
import './styles/tokens.css';
import 'virtual:theme.css';
import './styles/base.css';

const reloadPart = <ReloadPart />;

/** The whole site inside its router. The build and the browser render the same tree. */
export function App() {
  const { key } = useLocation();
  const { path, isBare } = usePage();
  // On this event app/start replays early taps. Tests wait for the attribute.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <PageBoundary locationKey={key}>
      <PartFallback value={reloadPart}>
        {isBare ? <RoutedPage key={path} /> : <Layout />}
        <LinkInterceptor />
      </PartFallback>
    </PageBoundary>
  );
}

interface BoundaryState {
  /** The key of the current location. */
  locationKey?: string;
  failed: boolean;
}

/** Shows an error page instead of a page that failed, until the next navigation. */
class PageBoundary extends Component<{ locationKey: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { locationKey }: { locationKey: string },
    state: BoundaryState,
  ): BoundaryState | null {
    return state.locationKey === locationKey ? null : { locationKey, failed: false };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
