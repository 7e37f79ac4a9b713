import { telephoneUrl } from '../paths.ts';
import { NoBreakText } from './no-break-text.tsx';

interface PhoneTextProps {
  /** The telephone numbers that become links, as the text has them. */
  phones: readonly string[];
  children: string;
}

/** Text with telephone numbers as links, and its short hyphenated words unbroken. */
export const PhoneText = ({ phones, children }: PhoneTextProps) =>
  children.split(new RegExp(`(${phones.join('|')})`)).map((part, index) =>
    phones.includes(part) ? (
      <a key={index} href={telephoneUrl(part)}>
        {part}
      </a>
    ) : (
      <NoBreakText key={index} text={part} />
    ),
  );
