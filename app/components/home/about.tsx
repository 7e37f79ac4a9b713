import * as home from 'virtual:content/home';
import { ButtonRow } from '../../ui/button.tsx';
import { Symbol, type SymbolName } from '../../ui/symbol.tsx';
import { LinkButton } from '../link-button.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './about.module.css';

/** The drawings of the five rooms, front door to back. */
const ROOMS: SymbolName[] = ['room-thinnai', 'room-mugappu', 'court', 'room-pandhi', 'room-aduppadi'];

/** "About Restaurant" (spec section 2): who we are, and the plan of the house that the site is. */
export function AboutRestaurant() {
  const about = home.about;
  return (
    <section className="section paper">
      <div className={`wrap ${styles['about']}`}>
        <SectionHead plate={about.doorPlate} heading={about.heading} />
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
        <ol className={styles['plan']} aria-label={about.housePlan.label}>
          {about.housePlan.rooms.map((room, index) => (
            <li key={room.latin} data-animate="fade">
              <div className={styles['room']}>
                <Symbol name={ROOMS[index] ?? 'court'} />
              </div>
              <p>
                <span lang="ta">{room.tamil}</span>
                <b>{room.latin}.</b> {room.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
