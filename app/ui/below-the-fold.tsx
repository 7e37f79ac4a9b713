import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { NotifyMounted } from './notify-mounted.tsx';
import { hasNoHover } from './has-no-hover.ts';
import styles from './skip-hydration.module.css';
import { useHydrated } from './use-hydrated.ts';

/**
 * Content that phones show only after scrolling. After a navigation the first view is painted before this is rendered.
 * The first page has it in its HTML.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isDeferred = useHydrated() && hasNoHover();
  const [isRendered, setRendered] = useState(!isDeferred);
  // Effects wait while the page is out of sight (router/next-page.tsx). Otherwise all of it would be laid out with the first view.
  useEffect(() => startTransition(() => setRendered(true)), []);
  if (!isRendered) return <div className={styles['pending']} />;
  return (
    <>
      {children}
      <NotifyMounted />
    </>
  );
}
