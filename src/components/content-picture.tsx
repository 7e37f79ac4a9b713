import { site, ui } from '#content';
import { fill } from '../../model/fill.ts';
import { PictureOrTile, type PictureOrTileProps } from '../ui/picture-or-tile.tsx';

/** A picture from the content, or a letter tile as placeholder. Islands use PictureOrTile (ui/), which needs no content. */
export function ContentPicture(props: Omit<PictureOrTileProps, 'language' | 'tileLabel'>) {
  const tileLabel = props.alt ? fill(ui.global.noPicture, { alt: props.alt }) : undefined;
  return <PictureOrTile {...props} language={site.nativeLanguage} tileLabel={tileLabel} />;
}
