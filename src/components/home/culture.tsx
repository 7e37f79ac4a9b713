import { home } from '#content';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './culture.module.css';

/** "Our Culture": up to three story cards. */
export function OurCulture() {
  const ourCulture = home.ourCulture;
  return (
    <section className={`wrap ${styles['grid']}`} id="culture">
      <div className={styles['head']}>
        <SectionHead roomName={ourCulture.roomName} heading={ourCulture.heading} lead={ourCulture.intro} />
      </div>
      {ourCulture.cards.map((card, index) => (
        <article key={card.href} className={styles['story']} data-animate="fade">
          <div className={styles['arch']}>
            <ContentPicture of={card} tileName={card.title} tilePattern={index} sizes="(min-width: 901px) 30vw, 92px" />
          </div>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
          <LinkButton
            href={card.href}
            kind="line"
            size="small"
            className={styles['button']}
            aria-label={`${card.button}: ${card.title}`}
          >
            {card.button}
          </LinkButton>
        </article>
      ))}
    </section>
  );
}
