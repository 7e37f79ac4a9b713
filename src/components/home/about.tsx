import { branches, home } from '#content';
import { ButtonRow, LinkButton } from '../../ui/button.tsx';
import { CallLink } from '../../ui/contact.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './about.module.css';

/** "About Restaurant", and the branches as doors, each with its telephone number. */
export function AboutRestaurant() {
  const { about } = home;
  return (
    <section className={`wrap ${styles['about']}`} id="about">
      <div className={styles['head']}>
        <SectionHead roomName={about.roomName} heading={about.heading} lead={about.lead} />
      </div>
      <div className={styles['text']}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonRow>
          <LinkButton href={about.primaryButton.href} kind="brass">
            {about.primaryButton.text}
          </LinkButton>
          <LinkButton href={about.secondaryButton.href} kind="line">
            {about.secondaryButton.text}
          </LinkButton>
        </ButtonRow>
      </div>
      <ul className={styles['doors']}>
        {branches.map((branch, index) => (
          <li key={branch.key}>
            <div className={styles['door']}>
              <ContentPicture
                of={branch}
                tileName={branch.store}
                tilePattern={index}
                sizes="(min-width: 901px) 20vw, 45vw"
              />
            </div>
            <h3>{branch.store}</h3>
            <OpeningLine branch={branch} announced={undefined} isShort />
            <CallLink branch={branch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
