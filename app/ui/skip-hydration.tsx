import { type ReactNode, Suspense, useState } from 'react';
import { NotifyMounted } from './notify-mounted.tsx';
import { PartBoundary } from './part-boundary.tsx';
import styles from './skip-hydration.module.css';
import { useHydrated } from './use-hydrated.ts';

/** While developing, all is rendered: styles come with the code there, and what is edited must be seen at once. */
const canBeLeft = !import.meta.env.DEV;

/**
 * A part of a page that never changes. On the first page its HTML is there already, so React leaves it as it is:
 * it neither walks through it nor needs the code and the texts that made it, which may be `lazy`. Reached by
 * navigation, it is rendered like anything else.
 *
 * Links inside work as links do; router/swift-links.tsx follows them.
 */
export function SkipHydration({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const hydrated = useHydrated();
  const [isFirstPage] = useState(canBeLeft && !hydrated);
  if (canBeLeft && import.meta.env.SSR)
    return (
      <div className={className} data-still="">
        {children}
      </div>
    );
  // React neither looks into nor replaces what stands in an element whose HTML is given, even if given as nothing.
  if (isFirstPage)
    return (
      <div className={className} data-still="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    );
  return (
    <div className={className}>
      <PartBoundary>
        <Suspense fallback={<div className={styles['coming']} />}>
          {children}
          <NotifyMounted />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
