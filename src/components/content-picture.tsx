import { site } from '#content';
import type { Picture as PictureData } from '../../model/picture.ts';
import { firstLetter } from '../ui/first-letter.ts';
import { LetterTile } from '../ui/letter-tile.tsx';
import { Picture, type PictureProps } from '../ui/picture.tsx';

interface ContentPictureProps extends Omit<PictureProps, 'picture' | 'alt'> {
  /** null if the content names no picture. The alt text is '' if the text beside the picture says the same. */
  of: { picture: PictureData | null; alt: string };
  /** The name whose first letter the tile shows, in either language. */
  tileName: string;
  /** The pattern of the tile; neighbours get different ones. */
  tilePattern?: number | undefined;
}

/** A picture from the content, or a letter tile in its place. */
export function ContentPicture({ of: { picture, alt }, tileName, tilePattern, ...rest }: ContentPictureProps) {
  if (picture) return <Picture picture={picture} alt={alt} {...rest} />;
  const label = alt ? `${alt} (no picture yet)` : undefined;
  const letter = firstLetter(tileName);
  return <LetterTile letter={letter} language={site.localLanguage} label={label} pattern={tilePattern} />;
}
