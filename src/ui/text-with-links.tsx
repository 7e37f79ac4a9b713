import { createElement } from 'react';
import { splitLinks } from '../../model/text-link.ts';

/** Text with its links, and with telephone numbers as links. */
export const TextWithLinks = ({ phones, children }: { phones: readonly string[]; children: string }) =>
  splitLinks(children, phones).map(({ words, href }, n) => createElement(href ? 'a' : 'span', { key: n, href }, words));
