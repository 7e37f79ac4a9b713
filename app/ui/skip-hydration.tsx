import { type ReactNode, Suspense, useState } from 'react';
import { NotifyMounted } from './notify-mounted.tsx';
import { PartBoundary } from './part-boundary.tsx';
import styles from './skip-hydration.module.css';
import { emptyHtml } from './trusted-types.ts';
import { useHydrated } from './use-hydrated.ts';

/** In development everything is rendered: styles come with the code, and edits must show at once. */
const canSkip = !import.meta.env.DEV;

/**
 * A part of a page that never changes. On the first page its HTML exists already, so React does not hydrate it and does not
 * need its code and texts, which may be `lazy`. After a navigation it is rendered as usual.
 *
 * Links inside work as usual; router/link-interceptor.tsx follows them.
 */
export function SkipHydration({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const hydrated = useHydrated();
  const [isFirstPage] = useState(canSkip && !hydrated);
  if (canSkip && import.meta.env.SSR) return <div className={className}>{children}</div>;
  // React neither hydrates nor replaces the children of an element with `dangerouslySetInnerHTML`, even if that is empty.
  if (isFirstPage) return <div className={className} dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return (
    <div className={className}>
      <PartBoundary>
        <Suspense fallback={<div className={styles['pending']} />}>
          {children}
          <NotifyMounted />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
