import type { Content } from '../../model/types.ts';
import { readTheme } from '../build-time/theme.ts';
import { paths } from '../paths.ts';
import { readPdfColours } from './dimensions.ts';
import type { MenuPdfSource } from './input.ts';

/** What the browser would make a branch's PDF from, on 4 May 2026. */
export function sourceOf(content: Content, key: string): MenuPdfSource {
  const branch = content.branches.find((each) => each.key === key);
  if (!branch) throw new Error(`No branch ${key}.`);
  const pages = content.menus[key] ?? [];
  return {
    brand: { name: content.site.brand, localName: content.site.brandLocalName },
    allergensPage: content.site.url + paths.allergens(key),
    branch,
    categories: pages.filter(({ isDrinks }) => !isDrinks).flatMap((page) => page.categories),
    words: content.menu,
    localLanguage: content.site.localLanguage,
    currency: content.site.currency,
    colours: readPdfColours(readTheme(process.cwd()).colour),
    date: new Date('2026-05-04T12:00:00Z'),
  };
}
