import { branches, home, site } from '#content';
import { paths } from '../../paths.ts';
import { ButtonRow, buttonClass, LinkButton } from '../../ui/button.tsx';
import { CallLink, ExternalLink } from '../../ui/contact.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { DishCaption } from '../roots-band.tsx';
import { SectionHead } from '../section-head.tsx';
import { ArrowLink } from '../text-link.tsx';
import coriander from '../../styles/ornaments/coriander.svg?no-inline';
import stars from '../../styles/ornaments/stars.svg?no-inline';
import styles from './sections.module.css';
import reviewStyles from './guest-reviews.module.css';

const { about, featured, hearth, ourCulture, reviews } = home;

/** "About Restaurant", and the branches as doors, each with its telephone number. */
export const AboutRestaurant = () => (
  <section className={`wrap stack ${styles['about']}`} id="about">
    <SectionHead roomName={about.roomName} heading={about.heading} lead={about.lead} />
    <div className="stack read">
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
    <ul className={`grid ${styles['doors']}`}>
      {branches.map((branch) => (
        <li key={branch.key}>
          <div className={`frame arch ${styles['door']}`}>
            <ContentPicture of={branch} tileName={branch.store} sizes="(min-width: 1024px) 34vw, 45vw" />
          </div>
          <h3>{branch.store}</h3>
          <OpeningLine branch={branch} announced={undefined} isShort />
          <CallLink branch={branch} />
        </li>
      ))}
    </ul>
  </section>
);

/** "Our Culture": up to three story cards, if the content has them. */
export const OurCulture = () =>
  ourCulture && (
    <section className={`wrap grid ${styles['culture']}`} id="culture">
      <SectionHead
        className={styles['head']}
        roomName={ourCulture.roomName}
        heading={ourCulture.heading}
        lead={ourCulture.intro}
      />
      {ourCulture.cards.map((card) => (
        <article key={card.href} className="card" data-animate="fade">
          <div className="frame arch">
            <ContentPicture of={card} tileName={card.title} sizes="(min-width: 768px) 36vw, 112px" />
          </div>
          <div>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <ArrowLink href={card.href} aria-label={`${card.button}: ${card.title}`}>
              {card.button}
            </ArrowLink>
          </div>
        </article>
      ))}
    </section>
  );

const ornaments = [coriander, stars];

/** "Featured Items": a heading, and two round pictures with coriander and stars. */
export const FeaturedItems = () =>
  featured && (
    <section className={`wrap ${styles['featured']}`} id="featured">
      <div className={`stack start ${styles['head']}`}>
        <SectionHead roomName={featured.roomName} heading={featured.heading} lead={featured.subtitle} />
        {featured.note && <p>{featured.note}</p>}
        <LinkButton href={featured.button.href} kind="brass">
          {featured.button.text}
        </LinkButton>
      </div>
      {featured.items.map((item, index) => (
        <figure key={item.caption} className={styles['round']} data-animate="zoom">
          <div className={`frame ${styles['plate']}`}>
            <ContentPicture of={item} tileName={item.caption} sizes="(min-width: 1024px) 30vw, 52vw" />
          </div>
          <img src={ornaments[index]} alt="" width={36} height={48} loading="lazy" data-animate="fade" />
          <DishCaption caption={item.caption} offer={item.offer} />
        </figure>
      ))}
    </section>
  );

/** The links and the QR code for leaving a review: all that a guest needs where the reviews do not come. */
export const ReviewInvitation = () =>
  reviews &&
  site.reviews && (
    <>
      <SectionHead roomName={reviews.roomName} heading={reviews.heading} />
      <div className="cluster">
        <ExternalLink className={buttonClass({ kind: 'brass' })} href={site.reviews.link}>
          {reviews.link}
        </ExternalLink>
        <ArrowLink href={paths.feedback}>{reviews.direct}</ArrowLink>
      </div>
      {/* A phone cannot photograph itself. */}
      <div className={`not-on-phones ${reviewStyles['code']}`}>
        <p>{reviews.qrText}</p>
        <QrCode text={site.reviews.link} label={reviews.qrAlt} className={reviewStyles['qr']} />
      </div>
    </>
  );

/** What the widget with reviews is doing, before its place (scripts/reviews.ts). */
export const ReviewsLine = () =>
  reviews &&
  site.reviews?.script && (
    <p
      className={`type-small ${reviewStyles['state']}`}
      role="status"
      data-reviews={reviews.heading}
      data-loading={reviews.loading}
      data-failed={reviews.failed}
    />
  );

/** The end of the page: book and order. Nothing if the content has no such section. */
export function Hearth() {
  if (!hearth) return null;
  return (
    <section className={`wrap stack ${styles['hearth']}`} id="hearth">
      <SectionHead roomName={hearth.roomName} heading={hearth.heading} lead={hearth.lead} />
      <ButtonRow>
        {hearth.order && (
          <LinkButton href={hearth.order.href} kind="brass">
            {hearth.order.text}
          </LinkButton>
        )}
        {hearth.book && (
          <LinkButton href={hearth.book.href} kind="line" data-booking="">
            {hearth.book.text}
          </LinkButton>
        )}
      </ButtonRow>
    </section>
  );
}
