import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const Accessibility = lazyWithPreload(() => import('../components/accessibility.tsx'));

/** What works on this site for whom, how that was tested, and how to reach the restaurant. */
export default function AccessibilityPage() {
  return (
    <SkipHydration>
      <Accessibility />
    </SkipHydration>
  );
}
