import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const Legal = latePart(() => import('../components/legal.tsx'));

/** Privacy Policy (spec section 2). */
export default function PrivacyPolicy() {
  return (
    <Still>
      <Legal slug="privacy-policy" />
    </Still>
  );
}
