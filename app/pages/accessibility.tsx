import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const Accessibility = lazyWithPreload(() => import('../components/accessibility.tsx'));

export default function AccessibilityPage() {
  return (
    <SkipHydration>
      <Accessibility />
    </SkipHydration>
  );
}
