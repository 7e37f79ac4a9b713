/** Makes the JSON of a branch's data, in the build, and its address. branch-data.ts reads it in the browser. */
import { createHash } from 'node:crypto';
import { omit, pick } from '../../model/pick.ts';
import type { Branch } from '../../model/types.ts';
import { branches, menuWords, pagesOfMenu, site } from '#content';
import type { MenuPdfTexts } from '../pdf/input.ts';
import { paths } from '../paths.ts';
import { type BranchData, categoryFields, rowFields } from './branch-data.ts';

export function branchDataJson(key: string): string {
  const branch = branches.find((each) => each.key === key);
  const pages = pagesOfMenu[key];
  if (!branch || !pages) throw new Error(`content/branches has no branch "${key}" with a menu`);
  const data: BranchData = {
    categories: pages.flatMap(({ categories, isDrinks }) =>
      categories.map((category) => ({
        ...pick(category, ...categoryFields),
        isInPdf: !isDrinks,
        items: category.items.map((dish) => omit(dish, ...rowFields)),
      })),
    ),
    pdf: pdfTexts(branch),
  };
  return JSON.stringify(data);
}

/** The address of a branch's JSON. The hash of its content keeps caches from giving a page the dishes of another build. */
export function branchDataAddress(branch: string): string {
  const hash = createHash('sha256').update(branchDataJson(branch)).digest('hex');
  return `/data/${branch}.json?v=${hash.slice(0, 8)}`;
}

const pdfTexts = (branch: Branch): MenuPdfTexts => ({
  brand: { name: site.brand, localName: site.brandLocalName },
  allergensPage: site.url + paths.allergens(branch.key),
  branch: pick(branch, 'key', 'store', 'address', 'phone', 'hours', 'hasAllergenNotice'),
  words: {
    ...pick(menuWords, 'pdf', 'allergens', 'allergenNotice', 'allergy', 'codeKey', 'soldOut'),
    legend: pick(menuWords.legend, 'veg', 'egg', 'nonVeg', 'served'),
  },
  ...pick(site, 'localLanguage', 'currency'),
});
