import type { Picture as PictureData } from '../../model/picture.ts';
import { cx } from './class-names.ts';
import { cappedSizes } from './picture-sizes.ts';
import styles from './picture.module.css';

/** The media query that shows the `wide` picture. */
export const WIDE = '(min-aspect-ratio: 1/1)';

export interface PictureProps {
  picture: PictureData;
  /** Text alternative; '' if the text beside the picture says the same. */
  alt: string;
  /** Layout width of the picture: '(min-width: 900px) 50vw, 100vw'. Decides which version loads. */
  sizes: string;
  /** For the LCP picture, which the layout preloads (`priority` of layouts/document.astro). */
  priority?: boolean | undefined;
  /** Another picture of the same thing, for windows that are not taller than wide (`WIDE`). */
  wide?: PictureData | undefined;
  className?: string | undefined;
}

/** A picture in the best format and width that the browser can use. It fills its box. `className` is for the img. */
export function Picture({ picture, alt, sizes: layoutSizes, priority = false, wide, className }: PictureProps) {
  const sizes = cappedSizes(layoutSizes);
  return (
    <picture className={styles['picture']}>
      {wide && <source media={WIDE} type="image/avif" srcSet={wide.avif} sizes={sizes} />}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className={cx(styles['image'], className)}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}
