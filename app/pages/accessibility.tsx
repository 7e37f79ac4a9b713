import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const Accessibility = latePart(() => import('../components/accessibility.tsx'));

/** What works on this site for whom, how that was tested, and how to reach the restaurant. */
export default function AccessibilityPage() {
  return (
    <Still>
      <Accessibility />
    </Still>
  );
}
