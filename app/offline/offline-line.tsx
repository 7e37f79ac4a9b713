import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as ui from 'virtual:content/ui';
import { fill } from '../../model/fill.ts';
import { keepPage, startKeeping } from './keep.ts';
import styles from './offline-line.module.css';

const subscribe = (onChange: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, onChange);
  };
};

const isOffline = () => !navigator.onLine;
/** Written into the page by the service worker (messages.ts); nobody else changes it. */
const saved = () => document.documentElement.dataset['saved'] ?? null;
const nothing = () => {};

/**
 * A quiet line while there is no network, or where the page comes from the device because the site did not answer: since
 * when. It lies over the foot of the window, so that nothing moves. Also what starts the keeping of pages.
 */
export function OfflineLine() {
  const { pathname } = useLocation();
  const offline = useSyncExternalStore(subscribe, isOffline, () => false);
  const fetched = useSyncExternalStore(
    () => nothing,
    saved,
    () => null,
  );
  useEffect(startKeeping, []);
  // The worker has seen the page that a visit begins with come by.
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current !== pathname) keepPage(pathname);
    seen.current = pathname;
  }, [pathname]);

  const words = ui.offline;
  const said = offline ? words.offline : fetched !== null && words.unreachable;
  // Reckoned only where it is said: the calendars of the browser take their time to load.
  const since = () => londonTime(fetched ? new Date(fetched) : new Date(performance.timeOrigin));
  return (
    <p className={styles['line']} role="status">
      {said && fill(said, { time: since() })}
    </p>
  );
}

/** "21 November at 12:40", as the clocks of the restaurant have it. */
function londonTime(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  }).format(date);
}
