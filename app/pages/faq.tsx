import { Faq } from '../components/faq/faq.tsx';

/** Frequently asked questions, loaded from the API. */
export default function FaqPage() {
  return <Faq />;
}
