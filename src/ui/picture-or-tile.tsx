import type { Picture as PictureData } from '../../model/picture.ts';
import { firstLetter } from './first-letter.ts';
import { LetterTile } from './letter-tile.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface PictureOrTileProps extends Omit<PictureProps, 'picture'> {
  /** null if the content names no picture; shows the letter tile. */
  picture: PictureData | null;
  /** The name whose first letter the tile shows, in either language. */
  letter: string;
  /** The language of the letter, if it is not the page's. */
  language: string | undefined;
  /** The text alternative of the tile; without it the tile is decorative. */
  tileLabel?: string | undefined;
  /** The pattern of the tile; neighbours get different ones. */
  floor?: number | undefined;
}

export function PictureOrTile({ picture, letter, language, tileLabel, floor, ...rest }: PictureOrTileProps) {
  if (picture) return <Picture picture={picture} {...rest} />;
  return <LetterTile letter={firstLetter(letter)} language={language} label={tileLabel} floor={floor} />;
}
