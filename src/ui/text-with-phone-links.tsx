import { telephoneUrl } from '../paths.ts';
import { NoBreakText } from './no-break-text.tsx';

interface TextWithPhoneLinksProps {
  /** At least one telephone number, as the text has it. */
  phones: readonly string[];
  children: string;
}

/** Text with telephone numbers as links, and its short hyphenated words unbroken. */
export const TextWithPhoneLinks = ({ phones, children }: TextWithPhoneLinksProps) =>
  children.split(new RegExp(`(${phones.join('|')})`)).map((part, index) =>
    phones.includes(part) ? (
      <a key={index} href={telephoneUrl(part)}>
        {part}
      </a>
    ) : (
      <NoBreakText key={index} text={part} />
    ),
  );
