import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const Legal = lazyWithPreload(() => import('../components/legal.tsx'));

export default function TermsAndConditions() {
  return (
    <SkipHydration>
      <Legal slug="terms-and-conditions" />
    </SkipHydration>
  );
}
