import { home, site } from '#content';
import { RoomWord } from '../../ui/room-word.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './culture.module.css';

const { localLanguage } = site;

/** "Our Culture": the court across the page, and up to three story cards whose arches stand in it. */
export function OurCulture() {
  const ourCulture = home.ourCulture;
  return (
    <section className={`on-dark ${styles['court']}`} id="culture">
      <div className={styles['view']}>
        <ContentPicture
          picture={ourCulture.picture}
          alt={ourCulture.alt}
          letter={ourCulture.heading}
          sizes="(min-width: 901px) 100vw, 120vw"
        />
      </div>
      <RoomWord word={ourCulture.roomName?.localName} language={localLanguage} className={styles['word']} />
      <div className={`wrap ${styles['plan']}`}>
        <div className={styles['head']}>
          <SectionHead roomName={ourCulture.roomName} heading={ourCulture.heading} lead={ourCulture.intro} />
        </div>
        {ourCulture.cards.map((card, index) => (
          <article key={card.href} className={styles['story']} data-animate="fade">
            <div className={styles['arch']}>
              <ContentPicture
                picture={card.picture}
                alt={card.alt}
                letter={card.title}
                floor={index}
                sizes="(min-width: 901px) 23vw, 92px"
              />
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
      </div>
    </section>
  );
}
