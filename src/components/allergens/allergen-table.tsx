import { allergyLine, menuPage as words, site } from '#content';
import { type AllergenState, allergenState } from '../../../model/allergen-state.ts';
import type { BranchSummary, Dish, MenuCategory } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { menuPath } from '../../paths.ts';
import { fill } from '../../../model/fill.ts';
import { PageHead } from '../page-head.tsx';
import { BackLink } from '../text-link.tsx';
import styles from './allergen-table.module.css';
import { AllergenFacts } from '../../ui/allergens/allergen-facts.tsx';
import { allergenWords } from './content-allergen-words.ts';
import { AllergenTableTools } from './allergen-table-tools.tsx';
import { AllergyLine } from '../../ui/allergens/allergy-line.tsx';
import { sharedAllergens } from '../../ui/allergens/known-allergens.ts';

const { localLanguage } = site;

/** In the order of the key. */
const states = ['contains', 'mayContain', 'neither'] as const satisfies readonly AllergenState[];

interface AllergenTableProps {
  branch: BranchSummary;
  /** Every category of the branch's menu. */
  categories: readonly MenuCategory[];
}

/**
 * The allergen page of a branch: a table for each category, one row for each dish, one column for each of the fourteen allergens
 * of UK law. Narrow windows show what is known in words instead of the columns.
 */
export function AllergenTable({ branch, categories }: AllergenTableProps) {
  const table = words.allergenTable;
  return (
    <>
      <PageHead
        title={fill(table.title, { store: branch.store })}
        localTitle={table.localTitle}
        lead={table.lead}
        background="leaf"
      >
        <BackLink href={menuPath(branch)}>{table.back}</BackLink>
      </PageHead>
      <div className="paper">
        <div className={`wrap ${styles['page']}`}>
          <AllergyLine text={allergyLine} />
          <AllergenTableTools categories={categories} />
          <h2 className="sr">{table.key}</h2>
          <ul className={styles['key']}>
            {states.map((state) => (
              <li key={state} className={styles[state]}>
                {words.states[state]}
              </li>
            ))}
          </ul>
          {categories.map((category) => (
            <CategoryTable key={category.slug} category={category} />
          ))}
        </div>
      </div>
    </>
  );
}

/** What all dishes of a category share stands once above them. */
function CategoryTable({ category }: { category: MenuCategory }) {
  const { slug, name, localName, items } = category;
  const table = words.allergenTable;
  const shared = sharedAllergens(items);
  return (
    <section id={slug} className={styles['category']} data-category="">
      <h2 id={`${slug}-name`}>
        {name} {localName && <span lang={localLanguage}>{localName}</span>}
      </h2>
      {shared && (
        <div className={styles['shared']}>
          <p>{fill(table.sameForAll, { n: items.length })}</p>
          <AllergenFacts known={shared} words={allergenWords} />
        </div>
      )}
      <table className={styles['table']} aria-labelledby={`${slug}-name`}>
        <thead>
          <tr>
            <th scope="col">{table.dish}</th>
            <th scope="col">{table.causes}</th>
            {allergens.map((allergen) => (
              <th key={allergen} scope="col">
                <span>{words.allergens[allergen]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((dish) => (
            <DishRow key={dish.id} dish={dish} isSame={shared !== null} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DishRow({ dish: { baseName, allergens: known }, isSame }: { dish: Dish; isSame: boolean }) {
  if (!known) return null;
  return (
    <tr>
      <th scope="row">{baseName}</th>
      <td className={isSame ? styles['same'] : undefined}>
        {isSame ? words.allergenTable.same : <AllergenFacts known={known} words={allergenWords} />}
      </td>
      {allergens.map((allergen) => {
        const state = allergenState(known, allergen);
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
