import privacy from 'virtual:content/legal/privacy-policy';
import terms from 'virtual:content/legal/terms-and-conditions';
import { paths } from '../paths.ts';
import { NumberedPage } from './numbered-page.tsx';

/** The text of one of the two legal pages, with a link to the other (spec section 2). */
export default function Legal({ onTerms }: { onTerms: boolean }) {
  const [page, other] = onTerms ? [terms, privacy] : [privacy, terms];
  const to = onTerms ? paths.privacy : paths.terms;
  return <NumberedPage page={page} others={[{ to, title: other.title }]} />;
}
