import { home } from '#content';
import coriander from '../../styles/ornaments/coriander.svg?no-inline';
import starAnise from '../../styles/ornaments/star-anise.svg?no-inline';
import { cx } from '../../ui/class-names.ts';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './featured.module.css';

const DRAWINGS = [
  { src: starAnise, place: 'a1', ratio: [104, 104] },
  { src: starAnise, place: 'a2', ratio: [104, 104] },
  { src: coriander, place: 'c1', ratio: [200, 262] },
  { src: coriander, place: 'c2', ratio: [200, 262] },
] as const;

/** "Featured Items": two round pictures, with line drawings of star anise and coriander. */
export function FeaturedItems() {
  const featured = home.featured;
  return (
    <section className={styles['row']} id="featured">
      <div className={`wrap ${styles['grid']}`}>
        <div className={styles['head']}>
          <SectionHead roomName={featured.roomName} heading={featured.heading} lead={featured.subtitle} />
          {featured.note && <p>{featured.note}</p>}
        </div>
        {featured.items.map((item, index) => (
          <figure key={item.caption} className={styles['round']} data-animate="zoom">
            <div>
              <ContentPicture
                of={item}
                tileName={item.caption}
                tilePattern={index}
                sizes="(min-width: 901px) 36vw, 52vw"
              />
            </div>
            <figcaption>{item.caption}</figcaption>
          </figure>
        ))}
        <LinkButton href={featured.button.href} kind="brass" className={styles['button']}>
          {featured.button.text}
        </LinkButton>
        {DRAWINGS.map(({ src, place, ratio }) => (
          <img
            key={place}
            className={cx(styles['drawn'], styles[place])}
            src={src}
            alt=""
            width={ratio[0]}
            height={ratio[1]}
            loading="lazy"
          />
        ))}
      </div>
    </section>
  );
}
