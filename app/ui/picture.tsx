import { preload } from 'react-dom';
import type { Picture as PictureData } from '../../model/picture.ts';
import { cx } from './class-names.ts';
import { cappedSizes } from './picture-sizes.ts';
import { pictureUrl, type PictureFormat } from './picture-url.ts';
import styles from './picture.module.css';
import { placeholderClass } from './placeholder.ts';

export interface PictureProps {
  picture: PictureData;
  /** What is to be seen, for those who do not see it; '' where the words beside it say the same. */
  alt: string;
  /** How wide the picture is laid out: '(min-width: 900px) 50vw, 100vw'. Decides which version loads. */
  sizes: string;
  /** For the one picture that is the largest thing in the first view: loads before all else. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A picture in the best format and width that the browser can use. It fills its box; the class is the img's. */
export function Picture({ picture, alt, sizes: slot, priority = false, className }: PictureProps) {
  const sizes = cappedSizes(slot);
  if (priority) preloadPicture(picture, sizes);
  return (
    <picture className={styles['picture']}>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
      <img
        className={cx(styles['image'], placeholderClass(picture.colour), className)}
        src={pictureUrl(picture, picture.width, 'jpg')}
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

/**
 * Puts a preload link for the AVIF versions into the head, ahead of the styles.
 * React leaves out the link's href when it has a srcset, so that browsers without srcset support load nothing twice,
 * and the type makes browsers without AVIF pass it over.
 */
function preloadPicture(picture: PictureData, sizes: string) {
  preload(pictureUrl(picture, picture.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

function srcSet(picture: PictureData, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}
