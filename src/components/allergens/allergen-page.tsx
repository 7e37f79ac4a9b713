import { menuPage, site, ui } from '#content';
import { fill } from '../../../model/fill.ts';
import { absentAllergens } from '../../../model/dish-allergens.ts';
import { containedKinds } from '../../../model/kinds.ts';
import type { Branch, Dish, MenuCategory } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { branchDataAddress } from '../../data/branch-data-json.ts';
import { cx } from '../../ui/class-names.ts';
import { allergenName, allergenNames } from '../../ui/allergens/allergen-names.ts';
import stateStyles from '../../ui/allergens/states.module.css';
import { CallLink } from '../../ui/call-link.tsx';
import { dietMarkOf } from '../../../model/diet-mark.ts';
import { DietMark } from '../../ui/diet-mark.tsx';
import { writeFacts } from '../../ui/dishes/dish-facts.ts';
import { dishId } from '../../ui/dishes/ids.ts';
import { BranchSwitch } from '../menu/branch-switch.tsx';
import { CategoryNav } from '../menu/category-nav.tsx';
import { RoomStill } from '../room-still.tsx';
import { BackLink } from '../text-link.tsx';
import { AllergenFilters } from './allergen-filters.tsx';
import styles from './allergen-page.module.css';
import { DishFacts } from './dish-facts.tsx';

const { allergenTable: words, allergens: names, allergy, facts, states: stateNames } = menuPage;

const list = new Intl.ListFormat('en-GB');

interface AllergenPageProps {
  branch: Branch;
  categories: readonly MenuCategory[];
}

/**
 * The allergens of a branch's dishes in words: first the filters, then the dishes that match. scripts/allergen-list.ts makes the
 * filters work, and prints a table of fourteen columns.
 */
export function AllergenPage({ branch, categories }: AllergenPageProps) {
  const dishes = categories.flatMap(({ items }) => items);
  const absent = absentAllergens(dishes);
  const kinds = containedKinds(dishes);
  const namesWithKinds = (['gluten', 'nuts'] as const).flatMap((allergen) =>
    kinds[allergen]?.length ? allergenName(allergen, kinds, names) : [],
  );
  const usesSentence =
    absent.length === 0
      ? words.usesAll
      : fill(words.uses, { unused: list.format(absent.map((allergen) => names[allergen].toLowerCase())) });
  return (
    <>
      <div className={`on-dark ${styles['head']}`}>
        <RoomStill room="hearth" />
        <div className="wrap">
          <BackLink href={menuPath(branch)}>{words.back}</BackLink>
          {words.localTitle && <p lang={site.localLanguage}>{words.localTitle}</p>}
          <h1>{fill(words.title, { store: branch.store })}</h1>
          <BranchSwitch current={branch} to="allergens" />
        </div>
      </div>
      <div className="paper">
        <div
          className={`wrap ${styles['page']}`}
          data-allergens={branchDataAddress(branch.key)}
          data-found={words.found}
        >
          <div className={styles['side']}>
            <AllergenFilters dishes={dishes.length} kinds={list.format(namesWithKinds)} />
            <CategoryNav branch={branch} isHere />
          </div>
          <div>
            <p className={styles['allergy']} role="note">
              <b>{allergy.tell}</b> <CallLink branch={branch} /> {usesSentence}
            </p>
            <p
              className={styles['reminder']}
              data-reminder={words.reminder}
              data-traces={words.reminderTraces}
              hidden
            />
            {categories.map((category) => (
              <Category key={category.slug} category={category} branch={branch.key} />
            ))}
            <p className={styles['empty']} data-empty="" hidden>
              {ui.menu.empty}
            </p>
          </div>
        </div>
        <table
          className={styles['print']}
          data-print={`● ${stateNames.contains}, ○ ${stateNames.mayContain.toLowerCase()}`}
          aria-hidden="true"
        />
      </div>
    </>
  );
}

const Category = ({ category: { slug, name, items }, branch }: { category: MenuCategory; branch: string }) => (
  <section id={slug} className={styles['category']}>
    <h2>{name}</h2>
    <p className={styles['heads']} aria-hidden="true">
      <span>{words.dish}</span>
      <span className={stateStyles['contains']}>{stateNames.contains}</span>
      <span className={stateStyles['mayContain']}>{stateNames.mayContain}</span>
    </p>
    <ul>
      {items.map((dish) => (
        <Row key={dish.id} id={dishId(branch, dish.id)} dish={dish} />
      ))}
    </ul>
  </section>
);

function Row({ id, dish }: { id: string; dish: Dish }) {
  const { contains, mayContain, kinds } = dish.allergens;
  const has = allergenNames(contains, kinds, names);
  const may = allergenNames(mayContain, kinds, names);
  const mark = dietMarkOf(dish);
  return (
    <li id={id} className={styles['row']} data-facts={writeFacts(dish)}>
      <h3>
        <DietMark kind={mark} label={menuPage.legend[mark]} />
        {dish.baseName}
      </h3>
      {has.length > 0 && (
        <p className={cx(styles['has'], stateStyles['contains'])}>
          <span>{`${stateNames.contains} `}</span>
          <b>{has.join(', ')}</b>
        </p>
      )}
      {may.length > 0 && (
        <p className={cx(styles['may'], stateStyles['mayContain'])}>
          <span>{`${stateNames.mayContain} `}</span>
          {may.join(', ')}
        </p>
      )}
      {has.length + may.length === 0 ? (
        <p className={cx(styles['none'], stateStyles['none'])}>{facts.none}</p>
      ) : (
        <details>
          <summary>
            <span className="sr">{words.where}</span>
            <span className="sr">{` ${dish.baseName}`}</span>
          </summary>
          <DishFacts {...dish.allergens} />
        </details>
      )}
    </li>
  );
}
