import sprite from './category-icons.svg?url&no-inline';
import { iconId, iconLetter } from './category-icons.ts';

/**
 * The icon of a category, or else the first letter of its name, in the text colour and as large as its box. Hidden from screen readers,
 * because the category's name is beside it.
 */
export function CategoryIcon({ icon, name }: { icon: string | undefined; name: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {icon === undefined ? (
        <text x="24" y="24" fill="currentColor" fontSize="28" textAnchor="middle" dominantBaseline="central">
          {iconLetter(name)}
        </text>
      ) : (
        <use href={`${sprite}#${iconId(icon)}`} />
      )}
    </svg>
  );
}
