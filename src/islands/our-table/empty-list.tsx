import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../model/picture.ts';
import { fill } from '../../../model/fill.ts';
import { menuPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import addButton from '../../scripts/add-button.module.css';
import type { Person } from '../../stores/people.ts';
import { AllergenLine } from '../../ui/allergens/allergen-line.tsx';
import { exclusionsOf } from './exclusions.tsx';
import { changeList } from '../../stores/our-table.ts';
import { addDish, dishHash } from '../../stores/table-list.ts';
import styles from './empty-list.module.css';
import type { SuggestedDish, TableBranch } from './table-types.ts';
import { useTableWords } from './table-words.ts';

/** What an empty list shows besides its texts: a picture of an empty banana leaf, and how a list is made. */
export interface EmptyListContent {
  picture: PictureData | null | undefined;
  /** Each with its number in the digits of the site. */
  steps: readonly { number: string; text: string }[];
}

/** As many as fit the picture. */
const SUGGESTIONS = 4;

interface EmptyListProps extends EmptyListContent {
  branch: TableBranch;
  people: readonly Person[];
  /** Brings the dishes back that the guest has just taken off, if there were any. */
  onRestore: (() => void) | null;
  /** Who is eating, if that is known. */
  children: ReactNode;
}

/** How a list is made, and suggested dishes that all can have. It never waits for the data of the menu. */
export function EmptyList({ branch, people, picture, steps, onRestore, children }: EmptyListProps) {
  const { empty, menu, restore } = useTableWords().page;
  const { store } = branch;
  const suggestions = branch.suggestions
    .filter(({ dish }) => exclusionsOf(dish, people, [null]).length === 0)
    .slice(0, SUGGESTIONS);
  return (
    <div className={styles['empty']} data-empty={branch.key}>
      <ol className={styles['steps']}>
        {steps.map(({ number, text }) => (
          <li key={text} data-number={number}>
            {text}
          </li>
        ))}
      </ol>
      <div className={styles['words']}>
        <p tabIndex={-1} data-focus-last="">
          {fill(empty, { store })}
        </p>
        {onRestore && (
          <Button kind="line" onClick={onRestore}>
            {restore}
          </Button>
        )}
      </div>
      {(picture || suggestions.length > 0) && (
        <div className={styles['leaf']}>
          {picture && <Picture picture={picture} alt="" sizes="(width > 44rem) 100vw, 200vw" />}
          <ul>
            {suggestions.map((suggested) => (
              <Suggestion key={suggested.dish.id} {...suggested} branch={branch.id} />
            ))}
          </ul>
        </div>
      )}
      <LinkButton href={menuPath(branch)}>{fill(menu, { store })}</LinkButton>
      {children}
    </div>
  );
}

/** A dish on a plate; the button that puts it on the list covers it. */
function Suggestion({ dish, price, picture, branch }: SuggestedDish & { branch: number }) {
  const { adding, currency, line } = useTableWords();
  return (
    <li>
      <Picture picture={picture} alt="" sizes="(width > 900px) 17vw, 140px" />
      <b>{dish.baseName}</b>
      <span>{priceText(price / 100, currency)}</span>
      <small>
        <AllergenLine dishAllergens={dish.allergens} isDrink={false} words={line} />
      </small>
      <button
        type="button"
        className={addButton['add']}
        aria-label={fill(adding.add, { dish: dish.baseName })}
        onClick={() => changeList(branch, (list) => addDish(list, dishHash(dish.id), price))}
      />
    </li>
  );
}
