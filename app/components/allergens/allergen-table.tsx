import * as words from 'virtual:content/menu-page';
import { type AllergenState, allergenState } from '../../../model/allergen-state.ts';
import type { BranchSummary, Dish, MenuCategory } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { menuPath } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { PageHead } from '../page-head.tsx';
import { BackLink } from '../text-link.tsx';
import styles from './allergen-table.module.css';
import { AllergyAdvice } from './allergy-advice.tsx';
import { AllergenSentences } from './allergen-sentences.tsx';

/** In the order of the legend. */
const states = ['contains', 'mayContain', 'notInRecipe', 'notChecked'] as const satisfies readonly AllergenState[];

interface AllergenTableProps {
  branch: BranchSummary;
  /** Every category of the branch's menu. */
  categories: readonly MenuCategory[];
}

/** The allergen page of a branch: one row for each dish, one column for each of the fourteen allergens of UK law. */
export function AllergenTable({ branch, categories }: AllergenTableProps) {
  const table = words.allergenTable;
  return (
    <>
      <PageHead title={fill(table.title, { store: branch.store })} lead={table.lead} background="leaf">
        <BackLink href={menuPath(branch)}>{table.back}</BackLink>
      </PageHead>
      <div className="paper">
        <div className={`wrap ${styles['page']}`}>
          <AllergyAdvice dishes={categories.flatMap(({ items }) => items)} />
          <h2 className="sr">{table.key}</h2>
          <ul className={styles['key']}>
            {states.map((state) => (
              <li key={state} className={styles[state]}>
                {words.states[state]}
              </li>
            ))}
          </ul>
          <table className={styles['table']}>
            <caption className="sr">{fill(table.caption, { branch: branch.menuName })}</caption>
            <thead>
              <tr>
                <th scope="col">{table.dish}</th>
                {allergens.map((allergen) => (
                  <th key={allergen} scope="col">
                    <span>{words.allergens[allergen]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            {categories.map(({ slug, name, items }) => (
              <tbody key={slug}>
                <tr>
                  <th scope="rowgroup" colSpan={allergens.length + 1}>
                    {name}
                  </th>
                </tr>
                {items.map((dish) => (
                  <DishRow key={dish.id} dish={dish} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </div>
    </>
  );
}

function DishRow({ dish }: { dish: Dish }) {
  return (
    <tr>
      <th scope="row">
        {dish.baseName}
        <span>
          <AllergenSentences dish={dish} />
        </span>
      </th>
      {allergens.map((allergen) => {
        const state = allergenState(dish.allergens, allergen);
        return (
          <td key={allergen} className={styles[state]}>
            {/* For screen readers; the cell shows a mark. */}
            <span className="sr">{words.states[state]}</span>
          </td>
        );
      })}
    </tr>
  );
}
