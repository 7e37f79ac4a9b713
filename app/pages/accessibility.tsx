import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const Accessibility = latePart(() => import('../components/accessibility.tsx'));

export const meta = () => pageMeta(paths.accessibility);

/** What works on this site for whom, how that was tested, and how to reach the restaurant. */
export default function AccessibilityPage() {
  return (
    <Still>
      <Accessibility />
    </Still>
  );
}
