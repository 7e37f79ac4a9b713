import { builtPages } from './build-folder.ts';

/** The HTML of a page of the built folder. */
export function pageAt(path: string): string {
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`The build has no page ${path}`);
  return page.html;
}

const characters = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of a part of a page, its spaces joined. */
export function textOf(html: string): string {
  const text = html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return Object.entries(characters)
    .reduce((result, [written, character]) => result.replaceAll(written, character), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What stands between the places where a pattern matches, beginning with a match: a page of a menu, a row of a table. */
export const partsAt = (html: string, pattern: RegExp): string[] => {
  const places = [...html.matchAll(pattern)].map(({ index }) => index);
  return places.map((place, index) => html.slice(place, places[index + 1]));
};
