import { legal } from '#content';
import type { LegalSlug } from '../../model/types.ts';
import { paths } from '../paths.ts';
import { NumberedPage } from './numbered-page.tsx';

/** The legal page that a page leads on to. */
const OTHERS: Readonly<Record<LegalSlug, readonly { slug: LegalSlug; to: string }[]>> = {
  'privacy-policy': [{ slug: 'terms-and-conditions', to: paths.terms }],
  'terms-and-conditions': [{ slug: 'privacy-policy', to: paths.privacy }],
  accessibility: [],
};

/** The text of a legal page. Privacy policy and terms link to each other. */
export function LegalPage({ slug }: { slug: LegalSlug }) {
  const others = OTHERS[slug].map((other) => ({ to: other.to, title: legal[other.slug].title }));
  return <NumberedPage page={legal[slug]} others={others} />;
}
