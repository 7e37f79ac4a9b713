import { Faq } from '../components/faq/faq.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';

export const meta = () => pageMeta(paths.faq);

/** The questions that guests ask most, from the server. */
export default function FaqPage() {
  return <Faq />;
}
