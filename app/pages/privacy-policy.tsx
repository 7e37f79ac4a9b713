import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';
import { useSectionWatcher } from '../ui/use-section-watcher.ts';

const Legal = lazyWithPreload(() => import('../components/legal.tsx'));

export default function PrivacyPolicy() {
  useSectionWatcher('#main section[id]');
  return (
    <SkipHydration>
      <Legal slug="privacy-policy" />
    </SkipHydration>
  );
}
