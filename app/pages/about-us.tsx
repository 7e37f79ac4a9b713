import starAnise from '../styles/ornaments/star-anise.svg?no-inline';
import about from 'virtual:content/about';
import phones from '../components/branch-phones.module.css';
import brass from '../components/brass-panel.module.css';
import { ContentPicture } from '../components/content-picture.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { InlineText } from '../components/prose.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { WordNotes } from '../components/words/word-notes.tsx';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { Frame } from '../ui/ornaments.tsx';
import styles from './about-us.module.css';

/** About Us: success story, quote and contact box, the chef, a closing paragraph. */
export default function AboutUs() {
  return (
    <>
      <PageHead title={about.heading} lead={about.tagline} sideIcon={starAnise} hasKolam />
      <SuccessStory />
      <BelowTheFold>
        <QuoteBand />
        <Chef />
      </BelowTheFold>
      <WordNotes />
    </>
  );
}

function SuccessStory() {
  const { success } = about;
  return (
    <section className="section paper">
      <div className={`wrap ${styles['rows']} ${styles['pictureLast']}`}>
        <div className={styles['text']}>
          <SectionHead roomName={success.roomName} heading={success.heading} />
          {success.paragraphs.map((paragraph, index) => (
            <p key={index} className={index === 0 ? 'lead' : undefined}>
              <InlineText parts={paragraph} />
            </p>
          ))}
        </div>
        <Frame className={styles['picture']}>
          <ContentPicture
            picture={success.picture}
            alt={success.alt}
            letter={success.roomName?.native ?? success.heading}
            sizes="(min-width: 901px) 50vw, 92vw"
          />
        </Frame>
      </div>
    </section>
  );
}

function QuoteBand() {
  const { contactBox, quote } = about;
  return (
    <section className={`on-dark ${styles['quoteBand']}`}>
      <div className={`wrap ${styles['quoteInner']}`}>
        <blockquote>
          <p>{`“${quote}”`}</p>
        </blockquote>
        <div className={brass['panel']}>
          <h2>{contactBox.heading}</h2>
          <p>{contactBox.text}</p>
          <ul className={phones['phones']}>
            {contactBox.phones.map(({ label, number }) => (
              <li key={number}>
                <b>{label}</b>
                <PhoneLink branch={{ store: label, phone: number }} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Chef() {
  const { chef, closing, button } = about;
  return (
    <section className="section">
      <div className={`wrap ${styles['rows']}`}>
        <Frame className={styles['tall']}>
          <ContentPicture
            picture={chef.picture}
            alt={chef.alt}
            letter={chef.roomName?.native ?? chef.heading}
            sizes="(min-width: 901px) 40vw, 92vw"
          />
        </Frame>
        <div className={styles['text']}>
          <SectionHead roomName={chef.roomName} heading={chef.heading} lead={chef.intro} />
          <ul className={styles['habits']}>
            {chef.habits.map((habit) => (
              <li key={habit.title}>
                <h3>{habit.title}</h3>
                <p>{habit.text}</p>
              </li>
            ))}
          </ul>
          <p className={styles['closing']}>{closing}</p>
          <LinkButton href={button.href}>{button.text}</LinkButton>
        </div>
      </div>
    </section>
  );
}
