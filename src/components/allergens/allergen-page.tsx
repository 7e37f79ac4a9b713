import { Fragment } from 'react';
import { faq, menuOutlines, menuWords, site } from '#content';
import { fill } from '../../../model/fill.ts';
import { andList, orList } from '../../../model/lists.ts';
import { absentAllergens } from '../../../model/dish-allergens.ts';
import { askedAllergens } from '../../../model/schema/allergens.ts';
import type { Branch, Dish, MenuCategory, MenuPageData } from '../../../model/types.ts';
import { dishId, faqAnswerPath, menuPath } from '../../paths.ts';
import { cx } from '../../ui/class-names.ts';
import { allergenName, allergenNames } from '../../ui/allergens/allergen-names.ts';
import stateStyles from '../../ui/allergens/states.module.css';
import chip from '../../ui/chip.module.css';
import { CallLink } from '../../ui/contact.tsx';
import { dietMarkOf } from '../../../model/dish-fields.ts';
import { DietMark } from '../../ui/dishes/dish-marks.tsx';
import { Field } from '../../ui/field.tsx';
import { writeFacts } from '../../ui/dishes/dish-facts.ts';
import { BranchSwitch } from '../menu/branch-switch.tsx';
import { CategoryNav } from '../menu/category-nav.tsx';
import { type Chip, Chips, FilterAnswer, NothingLeft } from '../menu/filters.tsx';
import { BackLink } from '../text-link.tsx';
import styles from './allergen-page.module.css';
import { AllergenSources } from './allergen-sources.tsx';

const { allergenTable: words, allergens: names, allergy, facts, filters, states: stateNames } = menuWords;
const chips = askedAllergens.map((allergen): Chip => [allergen, names[allergen]]);

/** The questions that a search of the menu or of this page leads to. */
const answers = faq.questions.filter(({ searches = [] }) => searches.length > 0);

interface AllergenPageProps {
  branch: Branch;
  pages: readonly MenuPageData[];
}

/**
 * The allergens of a branch's dishes in words: first the filters, then the dishes that match. scripts/menu-filters.ts makes the
 * filters work; scripts/filter-texts.ts prints a table of fourteen columns.
 */
export function AllergenPage({ branch, pages }: AllergenPageProps) {
  const categories = pages.flatMap((page) => page.categories);
  const dishes = categories.flatMap(({ items }) => items);
  const firstDrinks = categories.find(({ isDrinks }) => isDrinks);
  const absent = absentAllergens(dishes);
  const kinds = menuOutlines[branch.key]?.kinds ?? {};
  const namesWithKinds = (['gluten', 'nuts'] as const).flatMap((allergen) =>
    kinds[allergen]?.length ? allergenName(allergen, kinds, names) : [],
  );
  const usesSentence =
    absent.length === 0
      ? words.usesAll
      : fill(words.uses, { unused: orList.format(absent.map((allergen) => names[allergen].toLowerCase())) });
  return (
    <>
      <div className={`on-dark ${styles['head']}`}>
        <div className="wrap">
          <BackLink href={menuPath(branch)}>{words.back}</BackLink>
          <div className="cluster between">
            <div>
              <h1>{fill(words.title, { store: branch.store })}</h1>
              {words.localTitle && (
                <p className="type-tamil bright" lang={site.localLanguage}>
                  {words.localTitle}
                </p>
              )}
            </div>
            <BranchSwitch current={branch} to="allergens" />
          </div>
        </div>
      </div>
      <div className="paper" data-branch={branch.key}>
        <div className={`wrap ${styles['page']}`}>
          <AllergenFilters branch={branch} />
          <CategoryNav branch={branch} isHere />
          <div>
            <p className={`read type-small ${styles['note']}`} role="note">
              <b>{allergy.tell}</b> <CallLink branch={branch} />
            </p>
            <p className={`read type-small ${styles['note']}`}>{usesSentence}</p>
            <p className={`read type-small ${styles['note']}`}>{allergy.firstAid}</p>
            <details className={`fold read type-small ${styles['note']} ${styles['how']}`}>
              <summary className="no-print">{words.how}</summary>
              <p>{fill(words.lead, { kinds: andList.format(namesWithKinds) })}</p>
              {answers.length > 0 && (
                <p>
                  {filters.answered}
                  {answers.map(({ prompt }) => (
                    <Fragment key={prompt}>
                      {' '}
                      <a href={faqAnswerPath(prompt)}>{prompt}</a>
                    </Fragment>
                  ))}
                </p>
              )}
            </details>
            <p className={styles['reminder']} data-filter-reminder="" />
            {categories.map((category) => (
              <Category
                key={category.slug}
                category={category}
                branch={branch.key}
                isFirstDrinks={category === firstDrinks}
              />
            ))}
            <NothingLeft />
          </div>
        </div>
        <p className={styles['key']} aria-hidden="true">
          {`● ${stateNames.contains}, ○ ${stateNames.mayContain.toLowerCase()}, blank: ${words.neither}`}
        </p>
        <table className={styles['print']} data-print="" aria-hidden="true" />
      </div>
    </>
  );
}

/** The filters of a page of allergens: a dish or an ingredient, and each of the fourteen. */
const AllergenFilters = ({ branch }: { branch: Branch }) => (
  <div className={styles['filters']}>
    <search className="columns needs-script">
      <Field label={filters.search} isLabelHidden>
        {(control) => (
          <input {...control} type="search" autoComplete="off" placeholder={filters.search} data-filter-search="" />
        )}
      </Field>
      <div role="group" aria-labelledby="without">
        <p className={`type-small ${styles['note']}`} id="without">
          {filters.without}
        </p>
        <div className={`reel ${chip['row']}`}>
          <Chips chips={chips} />
        </div>
      </div>
    </search>
    <FilterAnswer branch={branch} />
  </div>
);

interface CategoryProps {
  category: MenuCategory;
  branch: string;
  isFirstDrinks: boolean;
}

const Category = ({ category: { slug, name, items, isDrinks }, branch, isFirstDrinks }: CategoryProps) => (
  <section id={slug} className={styles['category']} data-drinks={isDrinks ? '' : undefined}>
    <div className={styles['heads']}>
      <h2 className="type-name">{name}</h2>
      <span className={stateStyles['contains']} aria-hidden="true">
        {stateNames.contains}
      </span>
      <span className={stateStyles['mayContain']} aria-hidden="true">
        {stateNames.mayContain}
      </span>
    </div>
    {isFirstDrinks && <p className={`read type-small ${styles['note']}`}>{facts.labels}</p>}
    <ul data-dishes="">
      {items.map((dish) => (
        <Row key={dish.id} id={dishId(branch, dish.id)} dish={dish} isDrink={isDrinks} />
      ))}
    </ul>
  </section>
);

function Row({ id, dish, isDrink }: { id: string; dish: Dish; isDrink: boolean }) {
  const { contains, mayContain, kinds } = dish.allergens;
  const has = allergenNames(contains, kinds.contains, names);
  const may = allergenNames(mayContain, kinds.mayContain, names);
  const mark = dietMarkOf(dish);
  return (
    <li id={id} className={styles['row']} data-facts={writeFacts(dish)}>
      <h3>
        <DietMark kind={mark} label={menuWords.legend[mark]} />
        {dish.baseName}
      </h3>
      {has.length > 0 && (
        <p className={cx(styles['has'], stateStyles['contains'])}>
          <span className="muted">{`${stateNames.contains} `}</span>
          <b>{has.join(', ')}</b>
        </p>
      )}
      {may.length > 0 && (
        <p className={cx(styles['may'], stateStyles['mayContain'])}>
          <span className="muted">{`${stateNames.mayContain} `}</span>
          {may.join(', ')}
        </p>
      )}
      {has.length + may.length === 0 && (
        <p className={`muted ${styles['none']}`}>{isDrink ? facts.noneInDrink : facts.none}</p>
      )}
      {has.length + may.length + dish.equipment.length > 0 && (
        <details>
          <summary className="row-opener no-print">
            <span className="sr">{`${dish.baseName}: `}</span>
            <span>{words.where}</span>
          </summary>
          <AllergenSources {...dish} />
        </details>
      )}
    </li>
  );
}
