import { randomUUID } from 'node:crypto';
import { isDay } from '../../model/schema/days.ts';
import { dishUnitId, editAddress } from '../editor/editor-index.tsx';
import {
  findDishes,
  keyOf,
  listMenuDishes,
  listStores,
  type MenuDish,
  moneyFormat,
  OTHER,
  textOf,
} from '../editor/menus.ts';
import { paths } from '../paths.ts';
import type { FieldValues, Page, Route, Visit } from '../routes/route.ts';
import { lastDayProblem } from '../tasks/days.ts';
import {
  type HowLong,
  openingOf,
  planBackOn,
  planSoldOut,
  pricesOf,
  type SoldOut,
  soldOutOf,
  soldOutText,
} from '../tasks/dish-tasks.ts';
import { ButtonLink, Form, HiddenFields, readSearch, Search, Tabs } from './form.tsx';

/** How many dishes a search shows. */
const MAX_FOUND = 30;
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
      const isWrongDay = howLong === 'day' && !isDay(until);
      const problem = howLong === 'day' && lastDayProblem(until, admin.now());
      if (isWrongDay || problem) return dishesPage(visit, problem || 'Choose the last day on which they are sold out.');
      const choice = { keys, howLong, until, isEverywhere: where === 'all' };
      return { plan: (files) => planSoldOut(files, choice, admin.now()) };
    },
  },
  { path: paths.backOn, post: ({ fields: { dish = '' } }) => ({ plan: (files) => planBackOn(files, dish) }) },
];

const howLongs: readonly (readonly [HowLong, string])[] = [
  ['today', 'Today'],
  ['tomorrow', 'Tomorrow'],
  ['day', 'Until the end of'],
  ['open', 'Until put back on'],
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
  const groups = [...Map.groupBy(shown, ({ dish }) => (find === '' ? dish.categoryName || OTHER : dish.store))];
  const out = all.map(describe).filter(({ soldOut }) => soldOut);
  return {
    title: 'Dishes',
    status: problem === undefined ? 200 : 422,
    body: (
      <>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Search action={paths.dishes} label="Find a dish" value={find} />
        {out.length > 0 && <OutNow dishes={out} />}
        {find === '' && stores.length > 1 && (
          <Tabs
            label="Branch"
            tabs={stores.map((one) => ({
              href: `${paths.dishes}?branch=${one.branch}`,
              text: one.store,
              isHere: one === branch,
            }))}
          />
        )}
        {find !== '' && found.length === 0 && (
          <p role="status">{`No dish is called “${find}”. Try a part of the name.`}</p>
        )}
        {found.length > shown.length && (
          <p role="status">{`These are ${shown.length} of ${found.length}. Write more of the name.`}</p>
        )}
        {shown.length > 0 && (
          <form method="post" action={paths.setSoldOut} className="pick">
            <HiddenFields values={{ form: randomUUID(), find: find || undefined, branch: branch?.branch }} />
            {groups.map(([name, dishes]) => (
              <details
                key={name}
                name={find === '' ? 'group' : undefined}
                open={find !== '' || dishes.some(({ dish }) => isTicked(fields, dish))}
              >
                <summary>{name}</summary>
                <ul>
                  {dishes.map((one) => (
                    <Dish key={keyOf(one.dish)} {...one} fields={fields} isOwner={user.role === 'owner'} />
                  ))}
                </ul>
                {find === '' && branch && user.role === 'owner' && (
                  <p>
                    <a href={editAddress(dishUnitId(branch.branch, `+${dishes[0]?.dish.category ?? ''}`))}>
                      {`New in ${name}`}
                    </a>
                  </p>
                )}
              </details>
            ))}
            <SoldOutBar fields={fields} hasBranches={stores.length > 1} />
          </form>
        )}
        <ButtonLink href={paths.raisePrices}>Raise prices</ButtonLink>
      </>
    ),
  };
}

interface ListedDish {
  dish: MenuDish;
  prices: readonly string[];
  soldOut: SoldOut | undefined;
}

const isTicked = (fields: FieldValues, dish: MenuDish): boolean => fields[TICKED + keyOf(dish)] !== undefined;

const OutNow = ({ dishes }: { dishes: readonly ListedDish[] }) => (
  <section aria-label="Sold out">
    <h2>Sold out</h2>
    <ul>
      {dishes.map(({ dish, soldOut }) => (
        <li key={keyOf(dish)} className="out">
          <div>
            <h3>{dish.name}</h3>
            <p className="hint">{`${dish.store}, ${soldOut ? soldOutText(soldOut) : ''}`}</p>
          </div>
          <div className="buttons">
            <Form action={paths.backOn} hidden={{ dish: keyOf(dish) }} label="Back on" labelSuffix={dish.name} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

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
        {!isOff && !soldOut && (
          <button type="submit" name="only" value={key}>
            Sold out<span className="sr"> {name}</span>
          </button>
        )}
        <a className="button" href={`${paths.price}?dish=${key}`}>
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

/** How long dishes are sold out and where, for one button or for all that are ticked. */
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
