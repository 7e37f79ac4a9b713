/** Makes the JSON that branch-data.ts reads in the browser, and its addresses. */
import { createHash } from 'node:crypto';
import { omit, pick } from '../../model/pick.ts';
import type { Branch } from '../../model/types.ts';
import { branches, content, faq, menuWords, ourTable, pagesOfMenu, site, ui } from '#content';
import { ingredientsOf, localWordsOf } from './local-words.ts';
import { faqAnswerPath, paths } from '../paths.ts';
import {
  type BranchData,
  categoryFields,
  type FilterData,
  type FilterWords,
  type MenuPdfTexts,
  rowFields,
} from './branch-data.ts';

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

/** The address of a file. The hash of its content keeps caches from giving a page what another build has written. */
const addressOf = (name: string, json: string): string =>
  `/data/${name}.json?v=${createHash('sha256').update(json).digest('hex').slice(0, 8)}`;

export const branchDataAddress = (branch: string): string => addressOf(branch, branchDataJson(branch));

export const filterWordsJson = JSON.stringify({
  ...pick(menuWords, 'allergens', 'facts', 'filters', 'states'),
  needs: ourTable.needs,
  ingredients: Object.fromEntries(ingredientsOf(content).map(({ name, allergens }) => [name, allergens])),
  localWords: localWordsOf(content),
  answers: faq.questions.flatMap(({ searches = [], prompt }) =>
    searches.length > 0 ? { searches, prompt, href: faqAnswerPath(prompt) } : [],
  ),
} satisfies FilterWords);

export const filterWordsAddress = addressOf('filters', filterWordsJson);

export const filterData = (branch: Branch): FilterData => ({
  ...pick(menuWords.filters, 'others', 'ofTotal', 'leftOut', 'cleared'),
  facts: pick(menuWords.facts, 'dish', 'dishes', 'drink', 'drinks'),
  branch: pick(branch, 'id', 'key', 'isDefault'),
  wordsAddress: filterWordsAddress,
  dishesAddress: branchDataAddress(branch.key),
  pageText: ui.menu.page,
});

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
