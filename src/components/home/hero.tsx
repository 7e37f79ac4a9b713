import { branches, home } from '#content';
import type { OfferedDish } from '../../../model/types.ts';
import { offerPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import { OfferPrice } from '../dish-offer.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './hero.module.css';

const { slides, walk, hearth } = home;
/** The layout width of the ground of a slide: in a tall window it is wider than the window, and cut. */
export const GROUND_SIZES = '(min-aspect-ratio: 1/1) 100vw, 160vw';
/** The attribute of what belongs to the first slide. */
const active = (index: number) => (index === 0 ? '' : undefined);

/** One span for each sentence, so that a headline wraps between sentences. */
const splitSentences = (text: string) => text.split(/(?<=[.!?]) /);

/**
 * The carousel: the words of each slide, over its picture if it has one. scripts/home-carousel.ts moves it, and finds its parts by their
 * data attributes.
 */
export const Hero = () => (
  <section className={styles['hero']} aria-roledescription="carousel" aria-label="Welcome" data-hero="">
    {slides.map(
      ({ id, picture, alt = '', label }, index) =>
        picture !== undefined && (
          <div key={id} className={`frame ${styles['ground']}`} data-slide={index} data-active={active(index)}>
            <ContentPicture of={{ picture, alt }} tileName={label} sizes={GROUND_SIZES} priority={index === 0} />
          </div>
        ),
    )}
    <div className={styles['words']}>
      {slides.map((slide, index) => (
        <div
          key={slide.id}
          className={`stack ${styles['slide']}`}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${slides.length}: ${slide.eyebrow}`}
          data-slide={index}
          data-active={active(index)}
        >
          <p className="label bright">{slide.eyebrow}</p>
          <h2 className={styles['title']}>
            {splitSentences(slide.headline).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h2>
          <p className={styles['text']}>{slide.text}</p>
          <div className="cluster">
            <LinkButton href={slide.href} kind="brass">
              {slide.button}
            </LinkButton>
            <DishLink dish={slide.dish} />
          </div>
        </div>
      ))}
    </div>
    <div className="cluster between type-small">
      {slides.length > 1 && <SlideButtons />}
      <ul className={`needs-script ${styles['branches']}`}>
        {branches.map((branch) => (
          <li key={branch.key}>
            <b>{branch.store}</b>
            {/* Special days and closures are announced elsewhere; the line respects them. */}
            <OpeningLine branch={branch} announced={undefined} isShort />
          </li>
        ))}
      </ul>
      {hearth && walk && (
        <a className={`tap ${styles['skip']}`} href="#hearth">
          {walk.skip}
        </a>
      )}
    </div>
  </section>
);

/** A button for each slide, and the one that stops them. */
const SlideButtons = () => (
  <div
    className={`cluster needs-script ${styles['tabs']}`}
    role="group"
    aria-label="Choose a slide"
    data-progress="waiting"
  >
    {slides.map(({ id, label }, index) => (
      <button
        key={id}
        type="button"
        className={`tap ${styles['tab']}`}
        aria-current={index === 0}
        aria-label={`Slide ${index + 1}: ${label}${index === 0 ? ', showing now' : ''}`}
        data-slide-button={`Slide ${index + 1}: ${label}`}
      />
    ))}
    <button type="button" className={`tap ${styles['pause']}`} aria-label="Pause slides" data-pause="">
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  </div>
);

/** Picture, name and price of a dish, which lead to it on the menu. Nothing while no branch has it. */
function DishLink({ dish }: { dish: OfferedDish | undefined }) {
  if (!dish || dish.offer.isSoldOutEverywhere) return null;
  const { offer } = dish;
  return (
    <a className={styles['dish']} href={offerPath(offer)}>
      <ContentPicture of={{ picture: dish.picture, alt: '' }} tileName={dish.name} sizes="66px" />
      <span>
        <b className="type-item">{dish.name}</b>
        <br />
        <OfferPrice offer={offer} />
      </span>
    </a>
  );
}
