import type { Picture as PictureFile } from '../../model/picture.ts';
import { firstLetter, LetterTile } from '../ui/letter-tile.tsx';
import { Picture } from '../ui/picture.tsx';

interface ContentPictureProps {
  /** null where content names no picture yet: the letter tile stands in its place. */
  picture: PictureFile | null;
  alt: string;
  /** What the tile's letter is taken from: a Tamil name, or an English one. */
  letter: string;
  sizes: string;
  priority?: boolean | undefined;
  /** Which floor the tile has, so that neighbours differ. */
  floor?: number | undefined;
}

/** A picture that content names, or the letter tile where there is none. */
export function ContentPicture({ picture, alt, letter, sizes, priority, floor }: ContentPictureProps) {
  if (!picture) return <LetterTile letter={firstLetter(letter)} label={alt || undefined} floor={floor} />;
  return <Picture picture={picture} alt={alt} sizes={sizes} priority={priority} />;
}
