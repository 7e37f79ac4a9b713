import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from './components/error-page.tsx';
import { ReloadPart } from './components/reload-part.tsx';
import { Layout } from './layout.tsx';
import { RoutedPage } from './router/next-page.tsx';
import { usePage } from './router/pages.tsx';
import { LinkInterceptor } from './router/link-interceptor.tsx';
import { HYDRATED } from './start/start.ts';
import { PartMissing } from './ui/part-boundary.tsx';
import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const reloadPart = <ReloadPart />;

/** The whole site below its router, the same in the build and in the browser. */
export function App() {
  const { key } = useLocation();
  const { path, isBare } = usePage();
  // Early taps are carried out now (app/start), and a test may go on.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <PageBoundary at={key}>
      <PartMissing value={reloadPart}>
        {isBare ? <RoutedPage key={path} /> : <Layout />}
        <LinkInterceptor />
      </PartMissing>
    </PageBoundary>
  );
}

interface BoundaryState {
  /** The key of the location that is shown. */
  at?: string;
  failed: boolean;
}

/** In the place of a page that failed stands one that says so, until the guest goes elsewhere. */
class PageBoundary extends Component<{ at: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: { at: string }, state: BoundaryState): BoundaryState | null {
    return state.at === at ? null : { at, failed: false };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
