import { WordSearch } from '../components/words/word-search.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { NotifyMounted } from '../ui/notify-mounted.tsx';
import { SkipHydration } from '../ui/skip-hydration.tsx';

const Glossary = lazyWithPreload(() => import('../components/words/glossary.tsx'));

/** The words of menu and stories that a guest may not know, with their meanings. */
export default function GlossaryPage() {
  return (
    <>
      <SkipHydration>
        <Glossary />
      </SkipHydration>
      <WordSearch />
      <NotifyMounted />
    </>
  );
}
