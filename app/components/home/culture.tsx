import * as home from 'virtual:content/home';
import { Frame, Strip } from '../../ui/ornaments.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './culture.module.css';

/** "Our Culture": up to three cards, the first one large. */
export function OurCulture() {
  const ourCulture = home.ourCulture;
  return (
    <>
      <Strip />
      <section className={`section on-dark ${styles['culture']}`}>
        <div className={`wrap ${styles['grid']}`}>
          <div className={styles['head']}>
            <SectionHead roomName={ourCulture.roomName} heading={ourCulture.heading} lead={ourCulture.intro} />
          </div>
          {ourCulture.cards.map((card, index) => (
            <article key={card.href} className={styles['story']} data-animate="fade">
              <Frame colour={index === 0 ? 'oxide' : 'leaf'} className={styles['frame']}>
                <ContentPicture
                  picture={card.picture}
                  alt={card.alt}
                  letter={card.title}
                  floor={index}
                  sizes={
                    index === 0
                      ? '(min-width: 901px) 46vw, 92vw'
                      : '(min-width: 901px) 23vw, (min-width: 701px) 46vw, 36vw'
                  }
                />
              </Frame>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <LinkButton
                href={card.href}
                kind={index === 0 ? 'brass' : 'line'}
                size={index === 0 ? 'normal' : 'small'}
                aria-label={`${card.button}: ${card.title}`}
              >
                {card.button}
              </LinkButton>
            </article>
          ))}
        </div>
      </section>
      <Strip />
    </>
  );
}
