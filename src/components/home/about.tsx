import { home, site } from '#content';
import { ButtonRow } from '../../ui/button.tsx';
import { RoomWord } from '../../ui/room-word.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './about.module.css';

const { localLanguage } = site;

/** "About Restaurant": the verandah, with the front door and a bench across the page. */
export function AboutRestaurant() {
  const about = home.about;
  return (
    <section className={`paper ${styles['about']}`} id="about">
      <RoomWord word={about.roomName?.localName} language={localLanguage} className={styles['word']} />
      <div className={styles['door']}>
        <ContentPicture
          picture={about.picture}
          alt={about.alt}
          letter={about.heading}
          sizes="(min-width: 901px) 56vw, 80vw"
        />
      </div>
      <div className={styles['head']}>
        <SectionHead roomName={about.roomName} heading={about.heading} />
      </div>
      <div className={styles['text']}>
        <p className="lead">{about.lead}</p>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonRow>
          <LinkButton href={about.primaryButton.href}>{about.primaryButton.text}</LinkButton>
          <LinkButton href={about.secondaryButton.href} kind="line">
            {about.secondaryButton.text}
          </LinkButton>
        </ButtonRow>
      </div>
      <div className={styles['bench']} aria-hidden="true" />
    </section>
  );
}
