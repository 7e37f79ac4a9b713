import { nativeLanguage } from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import { fill } from '../../model/fill.ts';
import type { Picture as PictureFile } from '../../model/picture.ts';
import { firstLetter } from '../ui/first-letter.ts';
import { LetterTile } from '../ui/letter-tile.tsx';
import { Picture } from '../ui/picture.tsx';

interface ContentPictureProps {
  /** null if the content names no picture; shows the letter tile. */
  picture: PictureFile | null;
  alt: string;
  /** The name whose first letter the tile shows, in either language. */
  letter: string;
  sizes: string;
  priority?: boolean | undefined;
  /** The windows that show it; others load nothing. */
  media?: string | undefined;
  /** The pattern of the tile; neighbours get different ones. */
  floor?: number | undefined;
}

/** A picture from the content, or a letter tile as placeholder. */
export function ContentPicture({ picture, alt, letter, sizes, priority, media, floor }: ContentPictureProps) {
  if (!picture)
    return (
      <LetterTile
        letter={firstLetter(letter)}
        language={nativeLanguage}
        label={alt ? fill(ui.global.noPicture, { alt }) : undefined}
        floor={floor}
      />
    );
  return <Picture picture={picture} alt={alt} sizes={sizes} priority={priority} media={media} />;
}
