/**
 * What the build writes as JSON for scripts and islands: the dishes of a branch, and the words of the filters. The browser takes types from
 * here and nothing else; branch-data.ts reads the JSON.
 */
import { hash } from 'node:crypto';
import { omit, pick } from '../../model/pick.ts';
import { allergensOfFoods } from '../../model/recipes/foods.ts';
import type { Branch } from '../../model/types.ts';
import { branches, content, faq, menuWords, ourTable, pagesOfMenu, site, ui } from '#content';
import { ingredientsOf, localWordsOf } from '../ui/search/local-words.ts';
import { faqAnswerPath, paths } from '../paths.ts';

/** The dishes of a branch in the order of its menu, without what only their rows need, and the texts of its menu PDF. */
function branchData(branch: Branch) {
  const pages = pagesOfMenu[branch.key];
  if (!pages) throw new Error(`content/branches has no branch "${branch.key}" with a menu`);
  return {
    categories: pages.flatMap(({ categories, isDrinks }) =>
      categories.map((category) => ({
        ...pick(category, 'slug', 'name', 'localName', 'icon', 'note', 'ends', 'isDrinks'),
        /** Not of the list of wine and drinks (PDF-14). */
        isInPdf: !isDrinks,
        items: category.items.map((dish) => omit(dish, 'name', 'picture', 'alt', 'beside', 'equipment')),
      })),
    ),
    pdf: pdfTexts(branch),
  };
}

export type BranchData = ReturnType<typeof branchData>;
export type BranchCategory = BranchData['categories'][number];
export type BranchDish = BranchCategory['items'][number];
export type MenuPdfTexts = BranchData['pdf'];

/** What a branch's menu PDF has besides the dishes. */
const pdfTexts = (branch: Branch) => ({
  brand: { name: site.brand, localName: site.brandLocalName },
  /** 'https://restaurant.example/allergens/harbour' */
  allergensPage: site.url + paths.allergens(branch.key),
  branch: pick(branch, 'key', 'store', 'address', 'phone', 'hours', 'hasAllergenNotice'),
  words: {
    ...pick(menuWords, 'pdf', 'allergens', 'allergenNotice', 'allergy', 'codeKey', 'soldOut'),
    legend: pick(menuWords.legend, 'veg', 'egg', 'nonVeg', 'served'),
  },
  ...pick(site, 'localLanguage', 'currency'),
});

export const branchDataJson = (branch: Branch): string => JSON.stringify(branchData(branch));

/** The address of a file. The hash of its content keeps caches from giving a page what another build has written. */
const addressOf = (name: string, json: string): string =>
  `/data/${name}.json?v=${hash('sha256', json, 'hex').slice(0, 8)}`;

const addresses = new Map(branches.map((branch) => [branch.key, addressOf(branch.key, branchDataJson(branch))]));
export const branchDataAddress = ({ key }: Branch): string => addresses.get(key) ?? '';

/** The words of the filters that their first tap does not need, and what a search can name. */
const filterWords = {
  ...pick(menuWords, 'allergens', 'facts', 'filters', 'states'),
  needs: ourTable.needs,
  uses: menuWords.allergenTable.uses,
  /** The ingredients of all recipes, with the allergens that each is itself: ghee is milk. */
  ingredients: Object.fromEntries(ingredientsOf(content).map(({ name, allergens }) => [name, allergens])),
  localWords: localWordsOf(content),
  foods: Object.fromEntries(allergensOfFoods),
  /** Questions of the FAQ, with the words of a search that each answers. */
  answers: faq.questions.flatMap(({ searches = [], prompt }) =>
    searches.length > 0 ? { searches, prompt, href: faqAnswerPath(prompt) } : [],
  ),
};
export type FilterWords = typeof filterWords;
export const filterWordsJson = JSON.stringify(filterWords);
export const filterWordsAddress = addressOf('filters', filterWordsJson);

/** What the first tap on a filter needs; a block of the page. */
export const filterData = (branch: Branch) => ({
  filters: pick(menuWords.filters, 'others', 'ofTotal', 'leftOut', 'cleared'),
  facts: pick(menuWords.facts, 'dish', 'dishes', 'drink', 'drinks'),
  branch: pick(branch, 'id', 'key', 'isDefault'),
  /** The addresses of the words that come later, and of the branch's data. */
  wordsAddress: filterWordsAddress,
  dishesAddress: branchDataAddress(branch),
  /** "Menu Page {n}" */
  pageText: ui.menu.page,
});
export type FilterData = ReturnType<typeof filterData>;
