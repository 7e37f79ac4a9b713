import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import { useSectionWatcher } from '../ui/use-section-watcher.ts';

const Legal = lazyWithPreload(() => import('../components/legal.tsx'));

export default function TermsAndConditions() {
  useSectionWatcher('#main section[id]');
  return (
    <SkipHydration>
      <Legal slug="terms-and-conditions" />
    </SkipHydration>
  );
}
