import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const Glossary = lazyWithPreload(() => import('../components/words/glossary.tsx'));

/** The Tamil words of menu and stories, with their meanings. */
export default function GlossaryPage() {
  return (
    <SkipHydration>
      <Glossary />
    </SkipHydration>
  );
}
