import { branches, hasRecipes, menuPage, ourTable, site, ui } from '#content';
import { pick } from '../../../model/pick.ts';
import { branchDataAddress } from '../../data/write-branch-data.ts';
import type { OurTableProps } from '../../islands/our-table.tsx';
import { formatNumeral } from '../numerals.ts';

const { filters } = menuPage;
const { page } = ourTable;

/** The props of the island of Our table. */
export const ourTableProps: OurTableProps = {
  branches: branches.map((branch) =>
    Object.assign(pick(branch, 'id', 'key', 'isDefault', 'store', 'address', 'phone', 'serviceCharge'), {
      dataAddress: branchDataAddress(branch.key),
    }),
  ),
  words: {
    ...pick(ourTable, 'list', 'sums', 'actions', 'views', 'needs', 'card'),
    page: pick(page, 'notAnOrder', 'unreadable', 'restart', 'people', 'restore', 'place', 'empty', 'menu', 'other'),
    party: { ...pick(menuPage, 'allergens'), ...pick(filters, 'party', 'reasons', 'diets', 'heats') },
    form: {
      ...pick(menuPage, 'allergens'),
      filters: pick(filters, 'diet', 'diets', 'heat', 'heats', 'without', 'strict'),
      hasRecipes,
    },
    line: { ...pick(menuPage, 'allergens', 'states'), facts: pick(menuPage.facts, 'none') },
    data: pick(filters, 'loading', 'failed', 'retry'),
    soldOut: menuPage.soldOut,
    marks: {
      legend: pick(menuPage.legend, 'veg', 'egg', 'nonVeg'),
      weekend: ui.menu.weekend,
      localLanguage: site.localLanguage,
    },
    heat: menuPage.legend.heat,
    localLanguage: site.localLanguage,
    currency: site.currency,
  },
  empty: {
    picture: page.picture,
    steps: page.steps.map((text, index) => ({ number: formatNumeral(index + 1), text })),
  },
};
