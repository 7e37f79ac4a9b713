import type { Picture as PictureData } from '../../model/picture.ts';

/** The media query that shows the `wide` picture. */
export const WIDE = '(min-aspect-ratio: 1/1)';

/** Screens on which single pixels are invisible. They get two thirds of their resolution, with less than half the bytes. */
const DENSE = '(min-resolution: 2.5dppx)';
const DENSE_SCALE = 0.67;

/**
 * Returns a `sizes` attribute with which dense screens load what a screen of 2dppx needs: `'(min-width: 768px) 45vw, 100vw'`
 * gets the same two entries before it, for dense screens and two thirds as wide. Throws for an entry not in px or vw.
 */
export function cappedSizes(sizes: string): string {
  const dense = sizes.split(',').map((entry) => {
    const parts = /^\s*(?:(\(.*\))\s+)?([\d.]+)(px|vw)\s*$/.exec(entry);
    if (!parts) throw new Error(`"${entry}" is not an entry of sizes such as "(min-width: 768px) 45vw"`);
    const [, condition, width = '', unit = ''] = parts;
    return `${[DENSE, condition].filter(Boolean).join(' and ')} ${Math.ceil(Number(width) * DENSE_SCALE)}${unit}`;
  });
  return [...dense, sizes].join(', ');
}

/** The versions for a layout width: of one in px, none beyond the first with two pixels for each of CSS. */
function versionsFor(srcSet: string, sizes: string): string {
  const versions = srcSet.split(', ');
  const wanted = 2 * Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Number.NaN);
  const enough = versions.findIndex((version) => Number(version.split(' ')[1]?.slice(0, -1)) >= wanted);
  return enough < 0 ? srcSet : versions.slice(0, enough + 1).join(', ');
}

export interface PictureProps {
  picture: PictureData;
  /** Text alternative; '' if the text beside the picture says the same. */
  alt: string;
  /** Layout width of the picture: '(min-width: 1024px) 50vw, 100vw'. Decides which version loads. */
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
    <picture>
      {wide && <source media={WIDE} type="image/avif" srcSet={wide.avif} sizes={sizes} />}
      <source type="image/avif" srcSet={versionsFor(picture.avif, layoutSizes)} sizes={sizes} />
      <img
        className={className}
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
