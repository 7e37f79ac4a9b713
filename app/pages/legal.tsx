import { usePagePathname } from '../components/next-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { isAt, paths } from '../paths.ts';
import { latePart } from '../ui/late-part.tsx';
import { Still } from '../ui/still.tsx';

const Legal = latePart(() => import('../components/legal.tsx'));
const isTerms = (pathname: string) => isAt(pathname, paths.terms);

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(isTerms(location.pathname) ? paths.terms : paths.privacy);

/** Privacy Policy and Terms and Conditions (spec section 2). */
export default function LegalPage() {
  const onTerms = isTerms(usePagePathname());
  return (
    <Still key={String(onTerms)}>
      <Legal onTerms={onTerms} />
    </Still>
  );
}
