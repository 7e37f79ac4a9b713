import { site } from '#content';
import type { Picture as PictureData } from '../../model/picture.ts';
import { firstLetter } from '../ui/category-icons.ts';
import tile from '../ui/letter-tile.module.css';
import { Picture, type PictureProps } from '../ui/picture.tsx';

/** Stands after all Latin letters in Unicode. */
const AFTER_LATIN = '\u0250';

interface ContentPictureProps extends Omit<PictureProps, 'picture' | 'alt'> {
  /** null if the content names no picture. The alt text is '' if the text beside the picture says the same. */
  of: { picture: PictureData | null; alt: string };
  /** The name whose first letter the tile shows, in either language. */
  tileName: string;
}

/** A picture from the content, or a tile with a pattern and one letter in its place. */
export function ContentPicture({ of: { picture, alt }, tileName, ...rest }: ContentPictureProps) {
  if (picture) return <Picture picture={picture} alt={alt} {...rest} />;
  const ariaProps = alt ? { role: 'img', 'aria-label': `${alt} (no picture yet)` } : { 'aria-hidden': true };
  const letter = firstLetter(tileName);
  return (
    <div className={tile['tile']} {...ariaProps}>
      <b lang={letter < AFTER_LATIN ? undefined : site.localLanguage} className={tile['letter']}>
        {letter}
      </b>
    </div>
  );
}
