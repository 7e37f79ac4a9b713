import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { isMarkedSoldOut, planAvailability, planUndoSoldOut, planSoldOut } from '../tasks/dish-tasks.ts';
import { type StoredDish, findDishes, listDishes } from '../tasks/dishes.ts';
import { dishUnitId, editAddress } from '../editor/editor-index.tsx';
import { idOfDish } from '../editor/menus.ts';
import { ButtonLink, Form, Search, readSearch } from './form.tsx';

export const dishRoutes: readonly Route[] = [
  {
    path: paths.dishes,
    get: ({ fields, files, user, admin }) => {
      const find = readSearch(fields);
      const dishes = findDishes(listDishes(files), find);
      return {
        title: 'Dishes',
        body: <Dishes dishes={dishes} find={find} now={admin.now()} isOwner={user.role === 'owner'} />,
      };
    },
  },
  {
    path: paths.setSoldOut,
    post: ({ fields: { dish = '', was, markSoldOut = '' }, admin }) => ({
      plan: (files) =>
        markSoldOut === 'yes' ? planSoldOut(files, dish, was, admin.now()) : planUndoSoldOut(files, dish, was),
      retry: (theirs) => ({ dish, was: theirs, markSoldOut }),
    }),
  },
  {
    path: paths.setOnMenu,
    isForOwner: true,
    post: ({ fields: { dish = '', on } }) => ({ plan: (files) => planAvailability(files, dish, on !== undefined) }),
  },
];

interface DishesProps {
  dishes: readonly StoredDish[];
  find: string;
  now: number;
  isOwner: boolean;
}

function Dishes({ dishes, find, now, isOwner }: DishesProps) {
  return (
    <>
      <Search action={paths.dishes} label="Find a dish" value={find} />
      <ButtonLink href={paths.raisePrices}>Raise prices</ButtonLink>
      {find && dishes.length === 0 && <p role="status">No dish is called “{find}”. Try a part of the name.</p>}
      {[...Map.groupBy(dishes, ({ store }) => store)].map(([store, all]) => (
        <section key={store} aria-label={store}>
          <h2>{store}</h2>
          {[...Map.groupBy(all, ({ category }) => category)].map(([category, items]) => (
            <details key={category} open={find !== ''}>
              <summary>{category || 'Other dishes'}</summary>
              <ul>
                {items.map((dish) => (
                  <Dish key={dish.id} dish={dish} now={now} isOwner={isOwner} />
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </>
  );
}

function Dish({ dish, now, isOwner }: { dish: StoredDish; now: number; isOwner: boolean }) {
  const { id, name, localName, price, soldOut, isAvailable } = dish;
  const isSoldOut = isMarkedSoldOut(dish, now);
  return (
    <li>
      <h3>
        {name} <span className="price">£{price}</span>
      </h3>
      {localName && <p className="localName">{localName}</p>}
      {isSoldOut && <p className="state">Sold out until the end of {soldOut}</p>}
      {!isAvailable && <p className="state">Off the menu</p>}
      <div className="buttons">
        {isAvailable && (
          <Form
            action={paths.setSoldOut}
            hidden={{ dish: id, was: soldOut, markSoldOut: isSoldOut ? '' : 'yes' }}
            label={isSoldOut ? 'Back on' : 'Sold out today'}
            labelSuffix={name}
          />
        )}
        <Form method="get" action={paths.price} hidden={{ dish: id }} label="Change price" labelSuffix={name} />
        {isOwner && <OwnerButtons dish={dish} />}
      </div>
    </li>
  );
}

const OwnerButtons = ({ dish }: { dish: StoredDish }) => {
  const { id, name, isAvailable } = dish;
  return (
    <>
      <a className="button" href={editAddress(dishUnitId(dish.branch, idOfDish(Object(dish.item))))}>
        Edit<span className="sr"> {name}</span>
      </a>
      <Form
        action={paths.setOnMenu}
        hidden={{ dish: id, on: isAvailable ? '' : 'yes' }}
        label={isAvailable ? 'Take off the menu' : 'Bring back'}
        labelSuffix={name}
      />
    </>
  );
};
