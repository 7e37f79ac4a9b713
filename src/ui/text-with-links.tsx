import { createElement } from 'react';
import { TEXT_LINK } from '../../model/text-link.ts';
import { telephoneUrl } from '../paths.ts';

interface TextWithLinksProps {
  /** At least one telephone number, as the text has it. */
  phones: readonly string[];
  children: string;
}

/** Text with its links, and with telephone numbers as links. Each part is alone in its element, so that translators can replace it. */
export const TextWithLinks = ({ phones, children }: TextWithLinksProps) =>
  children
    .replaceAll(new RegExp(phones.join('|'), 'g'), (phone) => `[${phone}](${telephoneUrl(phone)})`)
    .split(TEXT_LINK)
    // Text, then the words and the address of a link, and again.
    .map((part, n, parts) =>
      n % 3 === 1
        ? createElement('a', { key: n, href: parts[n + 1] }, part)
        : n % 3 === 0 && part && createElement('span', { key: n }, part),
    );
