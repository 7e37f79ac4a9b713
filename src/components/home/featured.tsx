import { home } from '#content';
import coriander from '../../styles/ornaments/coriander.svg?no-inline';
import stars from '../../styles/ornaments/stars.svg?no-inline';
import { ContentPicture } from '../content-picture.tsx';
import { DishCaption } from '../roots-band.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './featured.module.css';

/** "Featured Items": two round pictures, each with coriander behind its rim and stars on it. */
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
            <img className={styles['leaf']} src={coriander} alt="" width={200} height={262} loading="lazy" />
            <img className={styles['stars']} src={stars} alt="" width={104} height={104} loading="lazy" />
            <DishCaption caption={item.caption} offer={item.offer} />
          </figure>
        ))}
        <LinkButton href={featured.button.href} kind="brass" className={styles['button']}>
          {featured.button.text}
        </LinkButton>
      </div>
    </section>
  );
}
