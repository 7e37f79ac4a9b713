import sprite from './category-icons.svg?url&no-inline';
import { categoryIconId, iconLetter } from './category-icon-names.ts';

/**
 * A category's line icon, in the colour of the text around it and as large as its box. Decoration: the category's name stands
 * beside it. A name that is not drawn shows its first letter.
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
