import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import { useSectionWatcher } from '../ui/use-section-watcher.ts';

const Accessibility = lazyWithPreload(() => import('../components/accessibility.tsx'));

export default function AccessibilityPage() {
  useSectionWatcher('#main section[id]');
  return (
    <SkipHydration>
      <Accessibility />
    </SkipHydration>
  );
}
