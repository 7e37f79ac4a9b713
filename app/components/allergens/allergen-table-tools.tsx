import * as words from 'virtual:content/menu-page';
import type { MenuCategory } from '../../../model/types.ts';
import { Field } from '../../ui/field.tsx';
import styles from './allergen-table-tools.module.css';

/** The search field and the links to the categories. allergen-table-search.ts makes them work; the links work without it. */
export function AllergenTableTools({ categories }: { categories: readonly MenuCategory[] }) {
  const table = words.allergenTable;
  return (
    <>
      <search className={`needs-script ${styles['search']}`}>
        <Field label={table.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              placeholder={words.finder.searchPlaceholder}
              data-search=""
            />
          )}
        </Field>
        <p className="sr" role="status" data-search-status="" />
      </search>
      <nav className={styles['categories']} aria-label={table.categories}>
        <ul>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
