import { legal } from '#content';
import { NumberedPage } from './numbered-page.tsx';

const accessibility = legal['accessibility'];

/** The text of the accessibility statement. */
export default function Accessibility() {
  return <NumberedPage page={accessibility} others={[]} />;
}
