/** What the island of Our table shows of the content. The browser takes types from here and nothing else. */
import { branches, formatNumeral, home, menuWords, ourTable, pagesOfMenu, site } from '#content';
import { dishesOn } from '../../model/dishes-on.ts';
import { omit, pick } from '../../model/pick.ts';
import type { Branch } from '../../model/types.ts';
import { toPence } from '../ui/dishes/price-text.ts';
import { branchDataAddress } from './branch-data-json.ts';

const { filters, facts, legend } = menuWords;
const { page } = ourTable;

/** More than an empty table shows, so that it can leave out what a guest cannot have. */
const SUGGESTIONS = 7;

/** The first signature dishes that a branch has every day, with their price in pence; of several sizes the first. */
function suggestionsAt({ key }: Branch) {
  const items = dishesOn(pagesOfMenu[key]);
  return home.signatureDishes.dishes
    .flatMap(({ offer, picture }) => {
      const dish = items.find(({ listId }) => listId === offer?.listId);
      if (!dish || !picture || dish.served || dish.soldOut || dish.ends) return [];
      const suggested = pick(dish, 'listId', 'baseName', 'allergens', 'diet', 'heat');
      return [{ dish: suggested, price: toPence(dish.price), picture }];
    })
    .slice(0, SUGGESTIONS);
}

const toTableBranch = (branch: Branch) => ({
  ...pick(branch, 'id', 'key', 'isDefault', 'store', 'address', 'phone', 'serviceCharge'),
  dataAddress: branchDataAddress(branch),
  hasBooking: branch.booking !== undefined,
  hasOrdering: branch.ordering !== undefined,
  suggestions: suggestionsAt(branch),
});

/** The words have the shape of the content, so that each part takes from them what it takes elsewhere. */
const words = {
  ...pick(ourTable, 'list', 'sums', 'actions', 'views', 'needs', 'card'),
  adding: pick(ourTable.adding, 'add', 'addMore'),
  page: omit(page, 'picture', 'steps'),
  ...pick(menuWords, 'allergens', 'states', 'soldOut'),
  ...pick(menuWords.allergy, 'firstAid'),
  filters: {
    ...pick(filters, 'party', 'reasons', 'diet', 'diets', 'heat', 'heats'),
    ...pick(filters, 'without', 'strict', 'counted', 'tracesKept'),
    ...pick(filters, 'remember', 'loading', 'failed', 'retry'),
  },
  legend: pick(legend, 'veg', 'egg', 'nonVeg', 'heat'),
  facts: pick(facts, 'none', 'noneInDrink', 'dish', 'dishes', 'drink', 'drinks'),
  ...pick(site, 'localLanguage', 'currency'),
};

export const ourTableProps = {
  branches: branches.map(toTableBranch),
  words,
  /** What an empty list shows besides its texts: a picture of an empty banana leaf, and how a list is made. */
  empty: {
    picture: page.picture,
    /** Each with its number in the digits of the site. */
    steps: page.steps.map((text, index) => ({ number: formatNumeral(index + 1), text })),
  },
};
export type OurTableProps = typeof ourTableProps;
export type TableBranch = OurTableProps['branches'][number];
export type TableWords = OurTableProps['words'];
