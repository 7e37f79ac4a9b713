import { legal } from '#content';
import { paths } from '../paths.ts';
import { NumberedPage } from './numbered-page.tsx';

const privacy = legal['privacy-policy'];
const terms = legal['terms-and-conditions'];

const pages = {
  'privacy-policy': { page: privacy, others: [{ to: paths.terms, title: terms.title }] },
  'terms-and-conditions': { page: terms, others: [{ to: paths.privacy, title: privacy.title }] },
};

/** The text of one of the two legal pages, with a link to the other. */
export default function Legal({ slug }: { slug: keyof typeof pages }) {
  return <NumberedPage {...pages[slug]} />;
}
