import coriander from '../../styles/ornaments/coriander.svg?no-inline';
import starAnise from '../../styles/ornaments/star-anise.svg?no-inline';
import * as home from 'virtual:content/home';
import { cx } from '../../ui/class-names.ts';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './featured.module.css';

const DECORATION = [
  { src: starAnise, place: 'anise1', ratio: [100, 100] },
  { src: starAnise, place: 'anise2', ratio: [100, 100] },
  { src: coriander, place: 'coriander1', ratio: [150, 200] },
  { src: coriander, place: 'coriander2', ratio: [150, 200] },
] as const;

/** "Featured Items": round pictures on ochre, with star anise and coriander as decoration. */
export function FeaturedItems() {
  const featured = home.featured;
  return (
    <section className={`section ${styles['featured']}`}>
      <div className={`wrap ${styles['inner']}`}>
        {DECORATION.map(({ src, place, ratio }) => (
          <img
            key={place}
            className={cx(styles['deco'], styles[place])}
            src={src}
            alt=""
            width={ratio[0]}
            height={ratio[1]}
            loading="lazy"
            data-animate="zoom"
          />
        ))}
        <div className={styles['head']}>
          <SectionHead roomName={featured.roomName} heading={featured.heading} lead={featured.subtitle} />
          <LinkButton href={featured.button.href}>{featured.button.text}</LinkButton>
        </div>
        <div className={styles['rounds']}>
          {featured.items.map((item, index) => (
            <figure key={item.caption} className={styles['round']} data-animate="zoom">
              <div className={styles['dish']}>
                <div className={styles['round']}>
                  <ContentPicture
                    picture={item.picture}
                    alt={item.alt}
                    letter={item.caption}
                    floor={index}
                    sizes="(min-width: 901px) 36vw, 52vw"
                  />
                </div>
              </div>
              <figcaption>{item.caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
