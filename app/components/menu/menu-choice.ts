/** What of the menu is shown: a branch and one of its pages, counted from 1. */
export interface MenuChoice {
  branch: string;
  page: number;
}

/** How many pages each branch's menu has, in the order of the branches; the first is the default (spec section 4). */
export type MenuPageCounts = readonly (readonly [branch: string, pages: number])[];

/**
 * Reads the choice from an address such as `?branch=wimbledon&page=4`.
 * An unknown branch gives the default branch, a page that the branch does not have gives its page 1.
 */
export function readMenuChoice(query: URLSearchParams, counts: MenuPageCounts): MenuChoice {
  const [branch, pages] = counts.find(([key]) => key === query.get('branch')) ?? counts[0] ?? ['', 0];
  const page = Number(query.get('page') ?? 1);
  return { branch, page: Number.isInteger(page) && page >= 1 && page <= pages ? page : 1 };
}

/** Marks one page of one branch's menu in the document: "wimbledon-4". */
export function menuPageId({ branch, page }: MenuChoice): string {
  return `${branch}-${page}`;
}
