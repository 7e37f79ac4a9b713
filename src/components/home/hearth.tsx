import { home } from '#content';
import { ButtonRow } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import { DishLink } from './dish-link.tsx';
import styles from './hearth.module.css';

/** The signature dishes that follow those of the slides. */
const dishes = home.signatureDishes.dishes.slice(home.slides.length, home.slides.length + 3);

/** The end of the page: book and order. Nothing if the content has no such section. */
export function Hearth() {
  const { hearth } = home;
  if (!hearth) return null;
  return (
    <section className={`wrap ${styles['hearth']}`} id="hearth">
      <SectionHead roomName={hearth.roomName} heading={hearth.heading} lead={hearth.lead} />
      <ButtonRow>
        <LinkButton href={hearth.order.href} kind="brass" className={styles['button']}>
          {hearth.order.text}
        </LinkButton>
        <LinkButton href={hearth.book.href} kind="line" className={styles['button']} data-booking="">
          {hearth.book.text}
        </LinkButton>
      </ButtonRow>
      <div className={styles['dishes']}>
        {dishes.map((dish) => (
          <DishLink
            key={dish.name}
            className={styles['dish']}
            dish={dish}
            sizes="(min-width: 901px) 18vw, (min-width: 701px) 29vw, 44vw"
          />
        ))}
      </div>
    </section>
  );
}
