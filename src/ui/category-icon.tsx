import sprite from './category-icons.svg?url&no-inline';
import { categoryIconId, iconLetter } from './category-icon-names.ts';

/**
 * The icon of a category, in the text colour and as large as its box. Hidden from screen readers, because the category's name
 * is beside it. An unknown icon shows its first letter.
 */
export function CategoryIcon({ name }: { name: string }) {
  const id = categoryIconId(name);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {id === null ? (
        <text x="24" y="24" fill="currentColor" fontSize="28" textAnchor="middle" dominantBaseline="central">
          {iconLetter(name)}
        </text>
      ) : (
        <use href={`${sprite}#${id}`} />
      )}
    </svg>
  );
}
