import { about, directionsPath, formatNumeral, markWords, numeralLanguage } from '#content';
import { paths } from '../../paths.ts';
import { GettingThere } from '../getting-there/getting-there.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageHead } from '../page-head.tsx';
import { headStill } from '../room-still.tsx';
import { CallLink } from '../../ui/contact.tsx';
import { InlineText } from '../prose.tsx';
import { SectionHead } from '../section-head.tsx';
import { cx } from '../../ui/class-names.ts';
import frame from '../../ui/ornaments.module.css';
import styles from './about-us.module.css';

/** About Us: success story, quote and contact box, the chef, a closing paragraph. */
export const AboutUs = () => (
  <>
    <PageHead title={about.heading} lead={about.tagline} still={headStill('verandah')} isTall />
    <SuccessStory />
    <QuoteBand />
    <Chef />
    {directionsPath === paths.about && <GettingThere />}
  </>
);

function SuccessStory() {
  const { success } = about;
  const seen = new Set<string>();
  return (
    <section className="paper">
      <div className={`wrap columns ${styles['success']}`}>
        <div className="stack read">
          <SectionHead roomName={success.roomName} heading={success.heading} />
          {success.paragraphs.map((paragraph, index) => (
            <p key={index} className={index === 0 ? 'lead' : undefined}>
              {/* The lead is in the first viewport and must not shift. */}
              {index === 0 ? paragraph : <InlineText parts={markWords(paragraph, seen)} />}
            </p>
          ))}
        </div>
        {success.picture && (
          <div className={`frame arch ${styles['door']}`}>
            <Picture picture={success.picture} alt={success.alt} sizes="(min-width: 768px) 416px, 92vw" />
          </div>
        )}
      </div>
    </section>
  );
}

/** The quote over a picture across the page, and the contact box below it. */
function QuoteBand() {
  const { contactBox, quote, quotePicture } = about;
  return (
    <section className={`on-dark ${styles['quote']}`}>
      {quotePicture && (
        <div className={`frame ${styles['view']}`}>
          <Picture picture={quotePicture} alt="" sizes="(min-width: 1024px) 58vw, 131vw" />
        </div>
      )}
      <blockquote className={`wrap ${styles['words']}`}>
        <p>{quote}</p>
      </blockquote>
      {contactBox && (
        <div className={`wrap cluster ${styles['contact']}`}>
          <h2 className="type-name bright">{contactBox.heading}</h2>
          <p>{contactBox.text}</p>
          <ul className="cluster">
            {contactBox.phones.map(({ label, number }) => (
              <li key={number}>
                <b>{label}</b>
                <CallLink branch={{ store: label, phone: number }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Chef() {
  const { chef, closing, button } = about;
  return (
    <section>
      <div className={`wrap columns ${styles['kitchen']}`}>
        <SectionHead roomName={chef.roomName} heading={chef.heading} lead={chef.intro} />
        {/* The one patterned frame of the page. */}
        {chef.picture && (
          <div className={cx('frame', frame['frame'], styles['picture'])}>
            <Picture picture={chef.picture} alt={chef.alt} sizes="(min-width: 1024px) 640px, 92vw" />
          </div>
        )}
        <ol className={`grid ${styles['habits']}`}>
          {chef.habits.map(({ title, text, picture }, index) => (
            <li key={title} className="card">
              {picture && (
                <div className="frame arch">
                  <Picture picture={picture} alt="" sizes="(min-width: 768px) 290px, 210px" />
                </div>
              )}
              <div>
                <h3>
                  <span lang={numeralLanguage} aria-hidden="true">
                    {formatNumeral(index + 1)}
                  </span>
                  {title}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={`wrap cluster between ${styles['closing']}`}>
        <p className="type-title bright">{closing}</p>
        <LinkButton href={button.href}>{button.text}</LinkButton>
      </div>
    </section>
  );
}
