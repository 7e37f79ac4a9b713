import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const Legal = lazyWithPreload(() => import('../components/legal.tsx'));

export default function PrivacyPolicy() {
  return (
    <SkipHydration>
      <Legal slug="privacy-policy" />
    </SkipHydration>
  );
}
