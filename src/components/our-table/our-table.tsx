import { branches, formatNumeral, home, menuWords, ourTable, pagesOfMenu, site } from '#content';
import { omit, pick } from '../../../model/pick.ts';
import { branchDataAddress } from '../../data/branch-data-json.ts';
import type { Branch } from '../../../model/types.ts';
import type { OurTableProps } from '../../islands/our-table.tsx';
import type { SuggestedDish } from '../../islands/our-table/table-context.ts';
import { toPence } from '../../ui/dishes/price-text.ts';
import type { ReactNode } from 'react';
import { menuPath, paths } from '../../paths.ts';
import { ButtonRow, LinkButton } from '../../ui/button.tsx';
import { BranchPhones } from '../branch-phones.tsx';
import { PageHead } from '../page-head.tsx';
import { BackLink } from '../text-link.tsx';
import styles from './our-table.module.css';
import { dishesOn } from '../../../model/dishes-on.ts';

const { filters } = menuWords;
const { page } = ourTable;

/** More than an empty table shows, so that it can leave out what a guest cannot have. */
const SUGGESTIONS = 7;

/** The first signature dishes that a branch has every day; of several sizes the first. */
function suggestionsAt({ key }: Branch): SuggestedDish[] {
  const items = dishesOn(pagesOfMenu[key]);
  return home.signatureDishes.dishes
    .flatMap(({ offer, picture }): SuggestedDish[] => {
      const dish = items.find(({ listId }) => listId === offer?.listId);
      if (!dish || !picture || dish.served || dish.soldOut || dish.ends) return [];
      return [
        { dish: pick(dish, 'listId', 'baseName', 'allergens', 'diet', 'heat'), price: toPence(dish.price), picture },
      ];
    })
    .slice(0, SUGGESTIONS);
}

/** The props of the island of Our table. */
export const ourTableProps: OurTableProps = {
  branches: branches.map((branch) =>
    Object.assign(pick(branch, 'id', 'key', 'isDefault', 'store', 'address', 'phone', 'serviceCharge'), {
      dataAddress: branchDataAddress(branch.key),
      hasBooking: branch.booking !== undefined,
      hasOrdering: branch.ordering !== undefined,
      suggestions: suggestionsAt(branch),
    }),
  ),
  words: {
    ...pick(ourTable, 'list', 'sums', 'actions', 'views', 'needs', 'card'),
    adding: pick(ourTable.adding, 'add', 'addMore'),
    page: omit(page, 'picture', 'steps'),
    party: { ...pick(menuWords, 'allergens'), ...pick(filters, 'party', 'reasons', 'diets', 'heats') },
    form: {
      ...pick(menuWords, 'allergens'),
      ...pick(ourTable, 'needs'),
      filters: pick(filters, 'diet', 'diets', 'heat', 'heats', 'without', 'strict', 'counted', 'tracesKept'),
    },
    line: { ...pick(menuWords, 'allergens', 'states'), facts: pick(menuWords.facts, 'none', 'noneInDrink') },
    data: pick(filters, 'loading', 'failed', 'retry'),
    ...pick(filters, 'remember'),
    ...pick(menuWords.allergy, 'firstAid'),
    soldOut: menuWords.soldOut,
    marks: {
      legend: pick(menuWords.legend, 'veg', 'egg', 'nonVeg'),
      vegan: filters.diets.vegan,
      localLanguage: site.localLanguage,
    },
    heat: menuWords.legend.heat,
    facts: pick(menuWords.facts, 'dish', 'dishes', 'drink', 'drinks'),
    localLanguage: site.localLanguage,
    currency: site.currency,
  },
  empty: {
    picture: page.picture,
    steps: page.steps.map((text, index) => ({ number: formatNumeral(index + 1), text })),
  },
};

/** The page of the list that a party makes. Only its device knows the list, so the HTML has what every list has. */
export function OurTableView({ children }: { children: ReactNode }) {
  return (
    <div data-our-table="">
      <PageHead title={page.title} localTitle={page.localTitle} lead={page.lead} room="dining">
        <BackLink href={paths.menu}>{page.back}</BackLink>
      </PageHead>
      <div className="paper">
        <div className={`wrap ${styles['page']}`}>
          <div className="no-script">
            <p>{page.noScript}</p>
            <ButtonRow>
              {branches.map((branch) => (
                <LinkButton key={branch.key} href={menuPath(branch)}>
                  {branch.store}
                </LinkButton>
              ))}
            </ButtonRow>
            <BranchPhones />
          </div>
          <div className={`needs-script ${styles['table']}`}>{children}</div>
          <p className="muted no-print">
            <strong>{page.notAnOrder}.</strong> {page.explanation}
          </p>
        </div>
      </div>
    </div>
  );
}
