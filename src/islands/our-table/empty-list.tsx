import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fill } from '../../../model/fill.ts';
import { menuPath } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { priceText } from '../../ui/dishes/price-text.ts';
import addButton from '../../scripts/add-button.module.css';
import { AllergenLine } from '../../ui/allergens/allergen-line.tsx';
import { exclusionsAmong } from './needs.tsx';
import { $undo, changeList, undo } from '../../stores/stored-party.ts';
import { addDish, countDishes, dishHash, type TableList } from '../../stores/table-list.ts';
import styles from './empty-list.module.css';
import type { OurTableProps, TableBranch } from '../../data/our-table.ts';
import { useTableWords } from './table-context.ts';

/** As many as fit the picture. */
const SUGGESTIONS = 4;

type EmptyListProps = OurTableProps['empty'] & {
  list: TableList;
  branch: TableBranch;
  onAdd: () => void;
  /** Who is eating, if that is known. */
  children: ReactNode;
};

/** How a list is made, and suggested dishes that all can have, also while a guest chooses of them. It never waits for the data of the menu. */
export function EmptyList({ list, branch, picture, steps, onAdd, children }: EmptyListProps) {
  const { page } = useTableWords();
  const { store } = branch;
  const isEmpty = list.entries.length === 0;
  const change = useStore($undo);
  const suggestions = branch.suggestions
    .filter(({ dish }) => exclusionsAmong(dish, list.people, [null]).length === 0)
    .slice(0, SUGGESTIONS);
  return (
    <div className={`stack no-print ${styles['empty']}`} data-empty={branch.key}>
      <ol className={`grid ${styles['steps']}`}>
        {steps.map(({ number, text }) => (
          <li key={text} data-number={number}>
            {text}
          </li>
        ))}
      </ol>
      <div className="cluster">
        <p className="type-name bright" tabIndex={-1} data-focus-last="">
          <span>{isEmpty ? `${fill(page.empty, { store })} ` : page.begun}</span>
          {isEmpty && suggestions.length > 0 && <span>{page.suggested}</span>}
        </p>
        {change?.kind === 'dishes' && change.branch === list.branch && !change.isUndone && (
          <Button kind="line" onClick={undo}>
            {page.restore}
          </Button>
        )}
      </div>
      {(picture || suggestions.length > 0) && (
        <div className={styles['leaf']}>
          {picture && <Picture picture={picture} alt="" sizes="(min-width: 768px) 100vw, 200vw" />}
          <ul className="grid">
            {suggestions.map((suggested) => (
              <Suggestion key={suggested.dish.listId} {...suggested} list={list} onAdd={onAdd} />
            ))}
          </ul>
        </div>
      )}
      <LinkButton href={menuPath(branch)}>{fill(page.menu, { store })}</LinkButton>
      {children}
    </div>
  );
}

type SuggestionProps = TableBranch['suggestions'][number] & Pick<EmptyListProps, 'list' | 'onAdd'>;

/** A dish on a plate; the button that puts it on the list covers it. */
function Suggestion({ dish, price, picture, list, onAdd }: SuggestionProps) {
  const words = useTableWords();
  const { adding, currency } = words;
  const hash = dishHash(dish.listId);
  const n = countDishes({ entries: list.entries.filter((entry) => entry.dish === hash) });
  return (
    <li>
      <Picture picture={picture} alt="" sizes="(min-width: 1024px) 294px, 210px" />
      <b className="type-name">{dish.baseName}</b>
      <span className="type-button">{priceText(price / 100, currency)}</span>
      <small className="type-small">
        <AllergenLine dishAllergens={dish.allergens} isDrink={false} words={words} />
      </small>
      <button
        type="button"
        className={`cover ${addButton['add']}`}
        aria-label={fill(n > 0 ? adding.addMore : adding.add, { dish: dish.baseName, n })}
        data-count={n || undefined}
        onClick={() => {
          onAdd();
          changeList(list.branch, (current) => addDish(current, hash, price));
        }}
      />
    </li>
  );
}
