import { randomUUID } from 'node:crypto';
import { isDay } from '../../model/schema/days.ts';
import { dishUnitId } from '../editor/editor-index.tsx';
import { RAISE } from '../editor/find-unit.ts';
import {
  findDishes,
  keyOf,
  listCategories,
  listMenuDishes,
  listStores,
  type MenuDish,
  moneyFormat,
  textOf,
} from '../editor/menus.ts';
import { editAddress, paths, taskAddress } from '../paths.ts';
import type { FieldValues, Page, Route, Visit } from '../routes/route.ts';
import { isServed, lastDayProblem } from '../tasks/days.ts';
import { pricesOf } from '../tasks/price.ts';
import { howLongs, openingOf, planBackOn, planSoldOut, soldOutOf, soldOutText } from '../tasks/sold-out.ts';
import { ButtonLink, HiddenFields, readSearch, type Row, Rows, Search } from './form.tsx';

const MAX_FOUND = 30;
const NO_DAY = 'Choose the last day on which they are sold out.';
/** Before the key of a dish, in the name of its box. */
const TICKED = 'dish:';

export const dishRoutes: readonly Route[] = [
  { path: paths.dishes, get: (visit) => dishesPage(visit) },
  {
    path: paths.setSoldOut,
    post: (visit) => {
      const { fields, admin } = visit;
      const { only, until = '', where } = fields;
      const ticked = Object.keys(fields).flatMap((name) => (name.startsWith(TICKED) ? name.slice(TICKED.length) : []));
      const keys = only === undefined ? ticked : [only];
      const howLong = howLongs.find(([one]) => one === fields['howLong'])?.[0] ?? 'today';
      if (keys.length === 0) return dishesPage(visit, 'Tick the dishes that are sold out.');
      const now = admin.now();
      const dayProblem = isDay(until) ? lastDayProblem(until, now) : NO_DAY;
      if (howLong === 'day' && dayProblem && !isServed(listStores(visit.files), until, now))
        return dishesPage(visit, dayProblem);
      const choice = { keys, howLong, until, isEverywhere: where === 'all' };
      return {
        title: 'Sold out',
        plan: (files) => planSoldOut(files, choice, now, fields['sure']),
      };
    },
  },
  { path: paths.backOn, post: ({ fields: { dish = '' } }) => ({ plan: (files) => planBackOn(files, dish) }) },
];

/** The dishes of a branch by category, or those that a search finds at all branches. */
function dishesPage({ files, fields, admin, user }: Visit, problem?: string): Page {
  const find = readSearch(fields);
  const stores = listStores(files);
  const branch = stores.find((one) => one.branch === fields['branch']) ?? stores[0];
  const all = listMenuDishes(files);
  const openings = openingOf(files);
  const money = moneyFormat(files);
  const describe = (dish: MenuDish): ListedDish => ({
    dish,
    prices: pricesOf(dish).map(({ price }) => money(price)),
    soldOut: soldOutOf(dish, openings, admin.now()),
  });
  const found = find === '' ? all.filter((dish) => dish.branch === branch?.branch) : findDishes(all, find);
  const shown = found.slice(0, find === '' ? undefined : MAX_FOUND).map(describe);
  const groups: Group[] =
    find === ''
      ? listCategories(files, branch?.branch ?? '').map(({ slug, name }) => ({
          name,
          slug,
          dishes: shown.filter(({ dish }) => dish.category === slug),
        }))
      : [...Map.groupBy(shown, ({ dish }) => dish.store)].map(([name, dishes]) => ({ name, dishes }));
  const out = all.map(describe).flatMap(({ dish, soldOut }): Row[] => {
    const actions = [{ label: 'Back on', action: paths.backOn, hidden: { dish: keyOf(dish) } }];
    const text = soldOut && `${dish.store}, ${soldOutText(soldOut)}`;
    return text === undefined ? [] : [{ key: keyOf(dish), title: dish.name, texts: [text], actions }];
  });
  return {
    title: 'Dishes',
    status: problem === undefined ? 200 : 422,
    body: (
      <>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Search action={paths.dishes} label="Find a dish" value={find} />
        {out.length > 0 && (
          <section aria-label="Sold out">
            <h2>Sold out</h2>
            <Rows rows={out} heading="h3" />
          </section>
        )}
        {find === '' && stores.length > 1 && (
          <p className="buttons" role="group" aria-label="Branch">
            {stores.map((one) => (
              <a
                key={one.branch}
                className="button"
                href={`${paths.dishes}?branch=${one.branch}`}
                aria-current={one === branch ? 'page' : undefined}
              >
                {one.store}
              </a>
            ))}
          </p>
        )}
        {find !== '' && found.length === 0 && (
          <p role="status">{`No dish is called “${find}”. Try a part of the name.`}</p>
        )}
        {found.length > shown.length && (
          <p role="status">{`These are ${shown.length} of ${found.length}. Write more of the name.`}</p>
        )}
        {groups.length > 0 && (
          <form method="post" action={paths.setSoldOut} className="pick">
            <HiddenFields values={{ form: randomUUID(), find: find || undefined, branch: branch?.branch }} />
            {groups.map(({ name, slug, dishes }) => (
              <details
                key={name}
                name={slug === undefined ? undefined : 'group'}
                open={find !== '' || dishes.some(({ dish }) => isTicked(fields, dish))}
              >
                <summary>{name}</summary>
                <ul>
                  {dishes.map((one) => (
                    <Dish key={keyOf(one.dish)} {...one} fields={fields} isOwner={user.role === 'owner'} />
                  ))}
                </ul>
                {slug !== undefined && branch && user.role === 'owner' && (
                  <p>
                    <a href={editAddress(dishUnitId(branch.branch, `+${slug}`))}>{`New in ${name}`}</a>
                  </p>
                )}
              </details>
            ))}
            <SoldOutBar fields={fields} hasBranches={stores.length > 1} />
          </form>
        )}
        {user.role === 'owner' && <ButtonLink href={editAddress(RAISE)}>Raise prices</ButtonLink>}
      </>
    ),
  };
}

interface Group {
  name: string;
  slug?: string;
  dishes: readonly ListedDish[];
}
interface ListedDish {
  dish: MenuDish;
  prices: readonly string[];
  soldOut: ReturnType<typeof soldOutOf>;
}

/** Also the one whose own button was pressed, where that needs a last day or a sign-in first. */
const isTicked = (fields: FieldValues, dish: MenuDish): boolean =>
  fields[TICKED + keyOf(dish)] !== undefined || fields['only'] === keyOf(dish);

function Dish({ dish, prices, soldOut, fields, isOwner }: ListedDish & { fields: FieldValues; isOwner: boolean }) {
  const { name, item, branch, id } = dish;
  const key = keyOf(dish);
  const isOff = item['available'] === false;
  return (
    <li>
      <label className="choice">
        <input
          type="checkbox"
          name={TICKED + key}
          value="yes"
          defaultChecked={isTicked(fields, dish)}
          disabled={isOff}
        />
        <span>
          <b>{name}</b> <span className="price">{prices.join(' · ')}</span>
          {textOf(item['localName']) && <span className="hint">{textOf(item['localName'])}</span>}
          {soldOut && <span className="state">{`Sold out, ${soldOutText(soldOut)}`}</span>}
          {isOff && <span className="state">Off the menu</span>}
        </span>
      </label>
      <div className="buttons">
        {!isOff && !soldOut?.isNow && (
          <button type="submit" name="only" value={key}>
            Sold out<span className="sr"> {name}</span>
          </button>
        )}
        <a className="button" href={taskAddress(`price:${key}`)}>
          Price<span className="sr"> of {name}</span>
        </a>
        {isOwner && (
          <a className="button" href={editAddress(dishUnitId(branch, id))}>
            Edit<span className="sr"> {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}

const SoldOutBar = ({ fields, hasBranches }: { fields: FieldValues; hasBranches: boolean }) => (
  <div className="bar">
    <select name="howLong" aria-label="Sold out for how long" defaultValue={fields['howLong'] ?? 'today'}>
      {howLongs.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    <input type="date" name="until" aria-label="Last day on which they are sold out" defaultValue={fields['until']} />
    {hasBranches && (
      <select name="where" aria-label="Sold out where" defaultValue={fields['where'] ?? 'here'}>
        <option value="here">Here</option>
        <option value="all">All branches</option>
      </select>
    )}
    <button type="submit">Mark those ticked as sold out</button>
  </div>
);
