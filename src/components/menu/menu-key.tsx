import { menuOutlines, menuWords, menus } from '#content';
import { codeMeaning, keyText, uncodedText } from '../../../model/codes.ts';
import type { AllergenCode } from '../../../model/schema/allergens.ts';
import { dietMarkOf } from '../../../model/dish-fields.ts';
import { slugify } from '../../../model/slug.ts';
import type { Branch, Dish } from '../../../model/types.ts';
import { DietMark, HeatMark } from '../../ui/dishes/dish-marks.tsx';
import styles from './menu-key.module.css';
import { dishesOn } from '../../../model/dishes-on.ts';

const { allergens, allergy, codeKey, filters, legend, tools } = menuWords;

const noteId = (words: string): string => `code-${slugify(words)}`;

function meaningOf(code: AllergenCode, { allergens: found }: Pick<Dish, 'allergens'>): string {
  const known = codeKey?.codes.find((each) => each.code === code);
  return known ? codeMeaning(known, found.kinds.contains) : code;
}

/** The codes of a dish in words: "G: Gluten (wheat), M: Mustard". */
const inWords = (dish: Pick<Dish, 'codes' | 'allergens'>): string =>
  dish.codes.map((code) => `${code}: ${meaningOf(code, dish)}`).join(', ');

/** The codes of a dish, a button that shows their words (CodeNotes), and allergens that have no code in words: "(G, M) + soya". */
export function Codes({ dish }: { dish: Pick<Dish, 'codes' | 'uncoded' | 'allergens'> }) {
  const { codes } = dish;
  const named = uncodedText(dish, allergens);
  if (codes.length === 0 && !named) return null;
  const words = inWords(dish);
  return (
    <span className={styles['codes']}>
      {codes.length > 0 && (
        <button type="button" popoverTarget={noteId(words)} aria-label={words}>
          {`(${codes.join(', ')})`}
        </button>
      )}
      {codes.length > 0 && named && ' '}
      {named}
    </span>
  );
}

/** The words of a branch's codes, each combination once a page: the browser shows one beside the codes that were pressed. */
export function CodeNotes({ branch }: { branch: string }) {
  const dishes = dishesOn(menus[branch]);
  const notes = new Set(dishes.filter(({ codes }) => codes.length > 0).map(inWords));
  return [...notes].map((words) => (
    <p key={words} id={noteId(words)} popover="auto" className={styles['note']}>
      {words}
    </p>
  ));
}

/** What the codes of a branch's menu mean, in one line; '' if it has none. */
export const codesInWords = ({ key, hasAllergenNotice }: Branch): string =>
  hasAllergenNotice ? keyText(codeKey, menuOutlines[key]?.kinds ?? {}) : '';

/** What the marks, the chillies and the codes of a branch's menu mean, and first aid; below its dishes. */
export function MenuKey({ branch }: { branch: Branch }) {
  const dishes = dishesOn(menus[branch.key]);
  const hottest = Math.max(0, ...dishes.map(({ heat }) => heat));
  return (
    <section className={`stack type-small ${styles['key']}`} aria-labelledby="key">
      <h2 className="type-name" id="key">
        {tools.key}
      </h2>
      <ul className="cluster">
        {(['veg', 'egg', 'nonVeg'] as const)
          .filter((mark) => dishes.some((dish) => dietMarkOf(dish) === mark))
          .map((mark) => (
            <li key={mark} className="cluster">
              <DietMark kind={mark} />
              {legend[mark]}
            </li>
          ))}
        {filters.heats.slice(1, hottest + 1).map((name, index) => (
          <li key={name} className="cluster">
            <HeatMark heat={index + 1} />
            {name}
          </li>
        ))}
        {menuOutlines[branch.key]?.served && (
          <li className="cluster">
            <span className="badge">{menuOutlines[branch.key]?.served}</span>
            {legend.served}
          </li>
        )}
      </ul>
      <div className="read muted">
        {branch.hasAllergenNotice && <p>{codesInWords(branch)}</p>}
        {branch.hasAllergenNotice && <p>{codeKey?.note}</p>}
        <p>{legend.vegan}</p>
        <p>{legend.fourteen}</p>
        <p>{allergy.firstAid}</p>
      </div>
    </section>
  );
}
