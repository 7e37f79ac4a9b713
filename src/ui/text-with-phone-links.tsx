import { telephoneUrl } from '../paths.ts';

interface TextWithPhoneLinksProps {
  /** At least one telephone number, as the text has it. */
  phones: readonly string[];
  children: string;
}

/** Text with telephone numbers as links. */
export const TextWithPhoneLinks = ({ phones, children }: TextWithPhoneLinksProps) =>
  children.split(new RegExp(`(${phones.join('|')})`)).map((part, index) =>
    phones.includes(part) ? (
      <a key={index} href={telephoneUrl(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
