import { telephoneUrl } from './telephone.ts';

/** A link in a text, [Our table](/our-table): its words, and an address of this site or a telephone number. */
export const TEXT_LINK = /\[([^\]]+)\]\((\/(?!\/)[^\s)]*|tel:\+\d+)\)/g;

/**
 * The parts of a text, in order: its links, the telephone numbers of a list, as the text has them, which become links, and the words
 * between, without `href`. Each is to be alone in its element, so that translators can replace it.
 */
export function splitLinks(text: string, phones: readonly string[]): { words: string; href?: string | undefined }[] {
  const found = new RegExp([TEXT_LINK.source, ...phones].join('|'), 'g');
  const linked = text.replaceAll(found, (part) => (phones.includes(part) ? `[${part}](${telephoneUrl(part)})` : part));
  // Text, then the words and the address of a link, and again.
  return linked
    .split(TEXT_LINK)
    .map((words, n, parts) => ({ words, href: n % 3 === 1 ? parts[n + 1] : undefined }))
    .filter(({ words }, n) => n % 3 !== 2 && words);
}
