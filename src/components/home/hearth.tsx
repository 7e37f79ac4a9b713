import { home } from '#content';
import { ButtonRow, LinkButton } from '../../ui/button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './hearth.module.css';

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
    </section>
  );
}
