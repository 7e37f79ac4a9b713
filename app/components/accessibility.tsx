import accessibility from 'virtual:content/legal/accessibility';
import { NumberedPage } from './numbered-page.tsx';

/** The text of the accessibility statement. */
export default function Accessibility() {
  return <NumberedPage page={accessibility} others={[]} />;
}
