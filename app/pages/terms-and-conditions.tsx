import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const Legal = latePart(() => import('../components/legal.tsx'));

/** Terms and Conditions (spec section 2). */
export default function TermsAndConditions() {
  return (
    <Still>
      <Legal slug="terms-and-conditions" />
    </Still>
  );
}
