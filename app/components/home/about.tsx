import * as home from 'virtual:content/home';
import { nativeLanguage } from 'virtual:content/site';
import { ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './about.module.css';

/** "About Restaurant", with the house plan if the content has one. */
export function AboutRestaurant() {
  const about = home.about;
  return (
    <section className="section paper">
      <div className={`wrap ${styles['about']}`}>
        <SectionHead roomName={about.roomName} heading={about.heading} />
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
        {about.housePlan && (
          <ol className={styles['plan']} aria-label={about.housePlan.label}>
            {about.housePlan.rooms.map((room) => (
              <li key={room.latin} data-animate="fade">
                <div className={styles['room']}>
                  <Icon name={room.drawing} />
                </div>
                <p>
                  {room.native && <span lang={nativeLanguage}>{room.native}</span>}
                  <b>{room.latin}.</b> {room.text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
