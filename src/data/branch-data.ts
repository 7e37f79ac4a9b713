/** What the build has written as JSON for scripts and islands: the dishes of a branch, and the words of the filters. */
import type { Allergen } from '../../model/schema/allergens.ts';
import type { LocalWords } from '../ui/search/named-allergens.ts';
import type { Branch, Content, Dish, MenuCategory, MenuPageWords } from '../../model/types.ts';

/** The fields of a dish that only its row needs. */
export const rowFields = ['name', 'picture', 'alt', 'beside', 'explained', 'equipment'] as const;
/** The fields of a category that the islands read. */
export const categoryFields = ['slug', 'name', 'localName', 'icon', 'note', 'ends', 'isDrinks'] as const;

export type BranchDish = Omit<Dish, (typeof rowFields)[number]>;

export interface BranchCategory extends Pick<MenuCategory, (typeof categoryFields)[number]> {
  items: BranchDish[];
  /** Not of the list of wine and drinks (PDF-14). */
  isInPdf: boolean;
}

/** What a branch's menu PDF has besides the dishes. */
export interface MenuPdfTexts {
  brand: { name: string; localName?: string | undefined };
  /** 'https://restaurant.example/allergens/harbour' */
  allergensPage: string;
  branch: Pick<Branch, 'key' | 'store' | 'address' | 'phone' | 'hours' | 'hasAllergenNotice'>;
  words: Pick<MenuPageWords, 'pdf' | 'allergens' | 'allergenNotice' | 'allergy' | 'codeKey' | 'soldOut'> & {
    legend: Pick<MenuPageWords['legend'], 'veg' | 'egg' | 'nonVeg' | 'served'>;
  };
  /** The language of local names, and the money of prices (content/site.yaml). */
  localLanguage?: string | undefined;
  currency: string;
}

export interface BranchData {
  /** In the order of the menu. */
  categories: readonly BranchCategory[];
  pdf: MenuPdfTexts;
}

/**
 * Fetches a branch's data, once for all islands of a page.
 *
 * @param address of branchDataAddress(), a prop of the island
 */
export const loadBranchData = (address: string): Promise<BranchData> =>
  // pages/[...file].ts wrote it from a value of this type.
  fetchJson(address) as Promise<BranchData>;

/** What the first tap on a filter needs; a block of the page. */
export interface FilterData extends Pick<MenuPageWords['filters'], 'others' | 'cleared' | 'ofTotal' | 'leftOut'> {
  facts: Pick<MenuPageWords['facts'], 'dish' | 'dishes' | 'drink' | 'drinks'>;
  branch: Pick<Branch, 'id' | 'key' | 'isDefault'>;
  /** The addresses of the words that come later, and of the branch's data. */
  wordsAddress: string;
  dishesAddress: string;
  /** "Menu Page {n}" */
  pageText: string;
}

/** The words of the filters that their first tap does not need, and what a search can name. */
export interface FilterWords extends Pick<MenuPageWords, 'allergens' | 'facts' | 'filters' | 'states'> {
  needs: Content['our-table']['needs'];
  /** The ingredients of all recipes, with the allergens that each is itself: ghee is milk. */
  ingredients: Readonly<Record<string, readonly Allergen[]>>;
  localWords: LocalWords;
  /** Questions of the FAQ, with the words of a search that each answers. */
  answers: readonly { searches: readonly string[]; prompt: string; href: string }[];
}

export const loadFilterWords = (address: string): Promise<FilterWords> =>
  // pages/[...file].ts wrote them from a value of this type.
  fetchJson(address) as Promise<FilterWords>;

const requests = new Map<string, Promise<unknown>>();

/** Fetches a file of JSON that the build has written, once for all of a page. After a failure the next call fetches again. */
export function fetchJson(address: string): Promise<unknown> {
  const request = requests.get(address) ?? fetchAnew(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

async function fetchAnew(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  return (await response.json()) as unknown;
}
