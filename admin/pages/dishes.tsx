import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { FileDish } from '../tasks/dishes.ts';
import { Field, FormButton, Hidden } from './layout.tsx';
import { paths } from '../paths.ts';
import { pictureOf } from '../tasks/pictures.ts';

interface DishesProps {
  words: StaffPageWords;
  /** The dishes to show, and the text they were searched with. */
  dishes: readonly FileDish[];
  find: string;
  /** London's date. */
  today: string;
  /** Whether the person may take dishes off the menu. */
  isOwner: boolean;
}

/** The first page: a search, and each dish with its buttons. */
export function Dishes({ words, dishes, find, today, isOwner }: DishesProps) {
  return (
    <>
      <form method="get" action={paths.dishes} role="search" className="search">
        <Field name="find" label={words.dishes.find} value={find} />
        <button type="submit">{words.dishes.search}</button>
      </form>
      <p>
        <a className="button" href={paths.raise}>
          {words.raise.link}
        </a>
      </p>
      {dishes.length === 0 && <p role="status">{fill(words.dishes.none, { text: find })}</p>}
      {groups(dishes).map(([store, categories]) => (
        <section key={store} aria-label={store}>
          <h2>{store}</h2>
          {categories.map(([category, items]) => (
            <details key={category} open={find !== ''}>
              <summary>{category || words.dishes.other}</summary>
              <ul>
                {items.map((dish) => (
                  <Dish key={dish.id} words={words} dish={dish} today={today} isOwner={isOwner} />
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </>
  );
}

interface DishProps {
  words: StaffPageWords;
  dish: FileDish;
  today: string;
  isOwner: boolean;
}

function Dish({ words: { dishes: words }, dish, today, isOwner }: DishProps) {
  const { id, name, native, price, soldOut, isAvailable } = dish;
  const isSoldOut = soldOut !== undefined && soldOut >= today;
  const was = soldOut === undefined ? {} : { was: soldOut };
  return (
    <li>
      <h3>
        {name} <span className="price">£{price}</span>
      </h3>
      {native && <p className="native">{native}</p>}
      {isSoldOut && <p className="state">{fill(words.isSoldOut, { day: soldOut })}</p>}
      {!isAvailable && <p className="state">{words.isOff}</p>}
      <div className="buttons">
        {isAvailable && (
          <FormButton
            action={paths.soldOut}
            values={{ dish: id, ...was, ...(isSoldOut ? {} : { day: today }) }}
            label={isSoldOut ? words.backOn : words.soldOut}
            about={name}
          />
        )}
        <form method="get" action={paths.price}>
          <Hidden values={{ dish: id }} />
          <button type="submit">
            {words.price}
            <span className="sr"> {name}</span>
          </button>
        </form>
        {isOwner && (
          <form method="get" action={paths.picture}>
            <Hidden values={{ place: pictureOf(dish) }} />
            <button type="submit">
              {words.picture}
              <span className="sr"> {name}</span>
            </button>
          </form>
        )}
        {isOwner && (
          <form method="get" action={paths.newDish}>
            <Hidden values={{ like: id }} />
            <button type="submit">
              {words.addLike}
              <span className="sr"> {name}</span>
            </button>
          </form>
        )}
        {isOwner && (
          <FormButton
            action={paths.onMenu}
            values={{ dish: id, on: isAvailable ? '' : 'yes' }}
            label={isAvailable ? words.takeOff : words.bringBack}
            about={name}
          />
        )}
      </div>
    </li>
  );
}

/** Dishes by store and category, in their order. */
function groups(dishes: readonly FileDish[]): [string, [string, FileDish[]][]][] {
  const stores = [...Map.groupBy(dishes, ({ store }) => store)];
  return stores.map(([store, all]) => [store, [...Map.groupBy(all, ({ category }) => category)]]);
}

interface PriceProps {
  words: StaffPageWords;
  dish: FileDish;
  /** What the person has written. */
  value?: string;
  problem?: string;
  /** The new price to confirm. */
  confirm?: string;
}

/** The form for a new price, or the question whether an unusual one is right. */
export function Price({ words, dish: { id, price, store }, value, problem, confirm }: PriceProps) {
  const hidden = { dish: id, was: price };
  if (confirm !== undefined)
    return (
      <>
        <p role="alert">{fill(words.price.far, { was: price, now: confirm })}</p>
        <FormButton
          action={paths.price}
          values={{ ...hidden, price: confirm, sure: 'yes' }}
          label={fill(words.price.yes, { now: confirm })}
        />
        <p>
          <a href={`${paths.price}?dish=${id}`}>{words.price.back}</a>
        </p>
      </>
    );
  return (
    <>
      <p>{fill(words.price.now, { branch: store, price })}</p>
      <form method="post" action={paths.price}>
        <Hidden values={hidden} />
        <Field
          name="price"
          label={words.price.label}
          value={value ?? price}
          problem={problem}
          inputMode="decimal"
          isRequired
        />
        <button type="submit">{words.price.save}</button>
      </form>
    </>
  );
}
