import { Faq } from '../components/faq/faq.tsx';

/** The questions that guests ask most, from the server. */
export default function FaqPage() {
  return <Faq />;
}
