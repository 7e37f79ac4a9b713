import { ui } from '#content';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { fill } from '../../model/fill.ts';
import { londonTime } from '../../model/opening/london.ts';
import { cachePage, registerServiceWorker } from './service-worker-client.ts';
import styles from './offline-line.module.css';

const subscribe = (onChange: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, onChange);
  };
};

/** The path of the document that the browser loaded. */
const loadedPathname = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href).pathname;
};

const isOffline = () => !navigator.onLine;
/** The service worker writes it into the page (messages.ts); nothing else changes it. */
const readFetchDate = () => document.documentElement.dataset['saved'] ?? null;
const ignore = () => {};

/**
 * A line with the time of fetching, shown while the browser is offline or when a cached page is shown because the site did not
 * respond. It overlays the bottom of the viewport, so that nothing moves. Also registers the service worker.
 */
export function OfflineLine() {
  const { pathname } = useLocation();
  const offline = useSyncExternalStore(subscribe, isOffline, () => false);
  const fetched = useSyncExternalStore(
    () => ignore,
    readFetchDate,
    () => null,
  );
  useEffect(registerServiceWorker, []);
  // The worker itself caches the page that the browser loaded. A link may have been followed before this part mounted.
  const lastPathname = useRef<string>(null);
  useEffect(() => {
    lastPathname.current ??= loadedPathname();
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    cachePage(pathname);
    // The scripts of a cached page have its old data. Once the site responds again, the next page is loaded anew. The service
    // worker answers page requests only when they are navigations.
    if (fetched !== null)
      fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok && location.reload(), ignore);
  }, [fetched, pathname]);

  const texts = ui.offline;
  const text = offline ? texts.offline : fetched !== null && texts.unreachable;
  // Computed only when shown, because loading the browser's calendar data takes time.
  const formatTime = () => formatMoment(fetched === null ? performance.timeOrigin : Date.parse(fetched));
  return (
    <p className={styles['line']} role="status">
      {text && fill(text, { time: formatTime() })}
    </p>
  );
}

/** "21 November at 12:40", in London time. */
function formatMoment(moment: number): string {
  const [date = '', time = ''] = londonTime(moment).split('T');
  const day = new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${day} at ${time}`;
}
