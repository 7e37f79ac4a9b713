import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import branches from 'virtual:content/branches';
import notices from 'virtual:content/notices';
import fonts from 'virtual:fonts';
import favicon from './assets/favicon.svg?url&no-inline';
import { ReloadPart } from './components/reload-part.tsx';
import { RouteStyles } from './components/route-styles.tsx';
import { SwiftLinks } from './components/swift-links.tsx';
import { defineDatedPart } from './start/dated-part.ts';
import { HYDRATED } from './start/start.ts';
import { PartMissing } from './ui/part-boundary.tsx';
import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';

export { ErrorBoundary } from './components/error-page.tsx';

/**
 * Marks the page with the branch whose own host it is shown on, before the first paint: Wimbledon's host
 * shows no booking button (spec section 6), and base.css hides it by this mark. One set of pages serves every host.
 */
const ownHosts = Object.fromEntries(
  branches.filter((branch) => branch.host).map((branch) => [branch.host, branch.key]),
);
const markOwnHost = () =>
  `(k=>k&&(document.documentElement.dataset.ownHost=k))(${JSON.stringify(ownHosts)}[location.hostname])`;

/** The only script before the page's own HTML. Asked for by the server alone: in the browser it has run by then. */
const early = import.meta.env.SSR
  ? markOwnHost() + (hasDatedParts() ? `;(${defineDatedPart.toString().replaceAll(/\s+/g, ' ')})()` : '')
  : '';

/** Whether the content has anything that comes and goes with the days. */
function hasDatedParts(): boolean {
  return notices.length > 0 || branches.some(({ specialDays }) => specialDays.length > 0);
}

/*
 * Links and Scripts are rendered on the server alone (and in development): the build folds the styles into the page
 * and lets the scripts wait until the page has loaded, see tools/finish. What React then finds in <head> and <body>
 * beyond its own is left as it is.
 */
const inBuildOrDev = import.meta.env.SSR || import.meta.env.DEV;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: early }} suppressHydrationWarning />
        <Meta />
        <meta name="theme-color" content="#7A2418" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts
          .filter((font) => font.preload)
          .map((font) => (
            <link key={font.href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font.href} />
          ))}
        {inBuildOrDev && <Links />}
      </head>
      <body>
        {children}
        {inBuildOrDev ? <Scripts /> : <RouteStyles />}
      </body>
    </html>
  );
}

const reloadPart = <ReloadPart />;

export default function Root() {
  // Early taps are carried out now (app/start), and a test may go on.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <PartMissing value={reloadPart}>
      <Outlet />
      <SwiftLinks />
    </PartMissing>
  );
}
