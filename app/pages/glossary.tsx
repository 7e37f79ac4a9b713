import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const Glossary = latePart(() => import('../components/words/glossary.tsx'));

/** The Tamil words of menu and stories, with their meanings. */
export default function GlossaryPage() {
  return (
    <Still>
      <Glossary />
    </Still>
  );
}
