import { useRef, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import type { Home } from '../../model/types.ts';
import { Icon } from '../ui/icon.tsx';
import { PictureOrTile } from '../ui/picture-or-tile.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './hero/hero.module.css';
import { useSlides } from './hero/use-slides.ts';

/** The bay of the active slide is cropped from a 4:3 picture, so its height determines the size. */
const ACTIVE_SLIDE_SIZES = '(min-width: 701px) 70vw, 120vw';
/** An inactive slide shows a narrow strip of the full height on wide screens, and nothing on phones. */
const INACTIVE_SLIDE_SIZES = '(min-width: 701px) 1000px, 220px';
/** The horizontal distance from which a touch is a swipe. */
const MIN_SWIPE_PX = 40;

/** One span for each sentence, so that a headline wraps between sentences. */
const splitSentences = (text: string) => text.split(/(?<=[.!?]) /);

interface HeroProps {
  slides: Home['slides'];
  /** The language of the letter of a slide without a picture. */
  language: string | undefined;
  /** In the first screen: until when the branches are open. */
  children?: ReactNode;
}

/** The carousel, drawn as the front of a house: the text on a wall, and one bay for each slide; the active bay is wide. */
export default function Hero({ slides, language, children }: HeroProps) {
  const carousel = useSlides(slides.length);
  const touchStartX = useRef<number | null>(null);
  const endSwipe = (event: PointerEvent) => {
    const distance = touchStartX.current === null ? 0 : event.clientX - touchStartX.current;
    touchStartX.current = null;
    if (Math.abs(distance) >= MIN_SWIPE_PX) carousel.step(distance < 0 ? 1 : -1);
  };

  return (
    <section
      className={styles['hero']}
      aria-roledescription="carousel"
      aria-label="Welcome"
      onPointerDown={(event) => (touchStartX.current = event.pointerType === 'mouse' ? null : event.clientX)}
      onPointerUp={endSwipe}
      onPointerCancel={() => (touchStartX.current = null)}
    >
      {slides.length > 1 && <SlideTabs slides={slides} carousel={carousel} />}
      <div className={styles['words']}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={styles['slide']}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${slide.eyebrow}`}
            data-active={index === carousel.active ? '' : undefined}
          >
            <p className="label muted">{slide.eyebrow}</p>
            <h2 className={styles['title']}>
              {splitSentences(slide.headline).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </h2>
            <p className={styles['text']}>{slide.text}</p>
            <LinkButton href={slide.href}>{slide.button}</LinkButton>
          </div>
        ))}
      </div>
      <div className={styles['bays']}>
        {slides.map((slide, index) => (
          <SlideBay
            key={slide.id}
            slide={slide}
            isActive={index === carousel.active}
            isFirst={index === 0}
            language={language}
          />
        ))}
      </div>
      <div className={`needs-script ${styles['open']}`}>{children}</div>
    </section>
  );
}

interface SlideTabsProps {
  slides: Home['slides'];
  carousel: ReturnType<typeof useSlides>;
}

/** A button for each slide, and the one that stops them. */
function SlideTabs({ slides, carousel }: SlideTabsProps) {
  return (
    <div className={styles['tabs']} role="group" aria-label="Choose a slide" data-progress={carousel.progress}>
      {slides.map((slide, index) => {
        const current = index === carousel.active;
        return (
          <button
            key={slide.id}
            type="button"
            className={styles['tab']}
            aria-current={current}
            aria-label={`Slide ${index + 1}: ${slide.label}${current ? ', showing now' : ''}`}
            onClick={() => carousel.select(index)}
          >
            <i />
            <span>{slide.label}</span>
            <b className={styles['clock']} onAnimationEnd={() => current && carousel.step(1)} />
          </button>
        );
      })}
      <button
        type="button"
        className={styles['hold']}
        aria-label={carousel.isPaused ? 'Play slides' : 'Pause slides'}
        onClick={carousel.togglePaused}
      >
        <Icon name={carousel.isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}

interface SlideBayProps {
  slide: Home['slides'][number];
  isActive: boolean;
  isFirst: boolean;
  language: string | undefined;
}

/** The picture of a slide. */
function SlideBay({ slide, isActive, isFirst, language }: SlideBayProps) {
  return (
    <div className={styles['bay']} data-active={isActive ? '' : undefined}>
      <PictureOrTile
        picture={slide.picture}
        alt={isActive ? slide.alt : ''}
        letter={slide.label}
        language={language}
        sizes={isActive ? ACTIVE_SLIDE_SIZES : INACTIVE_SLIDE_SIZES}
        priority={isFirst && isActive}
      />
      <span className={cx('label', styles['name'])} aria-hidden="true">
        {slide.label}
      </span>
    </div>
  );
}
