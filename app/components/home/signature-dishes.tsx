import * as home from 'virtual:content/home';
import { nativeLanguage } from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import type { SignatureDish } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import { fill } from '../../../model/fill.ts';
import { Frame } from '../../ui/ornaments.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './signature-dishes.module.css';

const signatureDishes = home.signatureDishes;
const total = signatureDishes.dishes.length;

/** The second column starts with this dish, shown as large as the first of the first column. */
const SECOND_COLUMN_START = Math.max(1, Math.floor(total / 2));

/** "Signature Dishes" in two columns, numbered through. */
export function SignatureDishes() {
  const { dishes } = signatureDishes;
  return (
    <section className="section">
      <div className={`wrap ${styles['dishes']}`}>
        <div>
          <div className={styles['head']}>
            <SectionHead
              roomName={signatureDishes.roomName}
              heading={signatureDishes.heading}
              lead={signatureDishes.intro}
            />
          </div>
          <Column dishes={dishes.slice(0, SECOND_COLUMN_START)} start={0} />
        </div>
        {total > SECOND_COLUMN_START && (
          <Column dishes={dishes.slice(SECOND_COLUMN_START)} start={SECOND_COLUMN_START} />
        )}
      </div>
    </section>
  );
}

function Column({ dishes, start }: { dishes: readonly SignatureDish[]; start: number }) {
  return (
    <ol className={styles['column']} start={start + 1}>
      {dishes.map((dish, index) => (
        <Dish key={dish.name} dish={dish} number={start + index + 1} big={index === 0} />
      ))}
    </ol>
  );
}

function Dish({ dish, number, big }: { dish: SignatureDish; number: number; big: boolean }) {
  const picture = (
    <ContentPicture
      picture={dish.picture}
      alt={dish.alt}
      letter={dish.name}
      floor={number}
      sizes={big ? '(min-width: 701px) 45vw, 92vw' : '164px'}
    />
  );
  return (
    <li className={cx(styles['dish'], big && styles['big'])} data-animate="fade">
      {big ? <Frame className={styles['frame']}>{picture}</Frame> : <div className={styles['picture']}>{picture}</div>}
      <div>
        <span className={styles['number']} aria-label={fill(ui.home.dishNumber, { n: number, total })} role="img">
          {dish.numeral && <span lang={nativeLanguage}>{dish.numeral}</span>}
          {number}
        </span>
        <h3>{dish.name}</h3>
        <p>{dish.description}</p>
      </div>
    </li>
  );
}
