import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { NotifyMounted } from './notify-mounted.tsx';
import { hasNoHover } from './has-no-hover.ts';
import styles from './skip-hydration.module.css';
import { useHydrated } from './use-hydrated.ts';

/**
 * What a phone shows only after scrolling. When a page is reached by navigation, its first screen is painted without
 * waiting for this, which follows at once. The first page has it in its HTML.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const mayFollow = useHydrated() && hasNoHover();
  const [isDue, setDue] = useState(!mayFollow);
  // Not while the page is out of sight (router/next-page.tsx): all of it would be laid out when it is shown.
  useEffect(() => startTransition(() => setDue(true)), []);
  if (!isDue) return <div className={styles['coming']} />;
  return (
    <>
      {children}
      <NotifyMounted />
    </>
  );
}
