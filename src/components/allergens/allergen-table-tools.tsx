import { menuPage as words } from '#content';
import type { MenuCategory } from '../../../model/types.ts';
import { Field } from '../../ui/field.tsx';
import styles from './allergen-table-tools.module.css';

/** The search field, which scripts/allergen-table-search.ts makes work, and the links to the categories. */
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
        <p className="sr" role="status" data-search-status={words.finder.count} />
      </search>
      <nav className={styles['categories']} aria-label={table.categories}>
        <ul data-section-links="">
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
