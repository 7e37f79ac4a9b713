import { site } from '#content';
import { PictureOrTile, type PictureOrTileProps } from '../ui/picture-or-tile.tsx';

/** A picture from the content, or a letter tile as placeholder. Islands use PictureOrTile (ui/), which needs no content. */
export function ContentPicture(props: Omit<PictureOrTileProps, 'language' | 'tileLabel'>) {
  const tileLabel = props.alt ? `${props.alt} (no picture yet)` : undefined;
  return <PictureOrTile {...props} language={site.localLanguage} tileLabel={tileLabel} />;
}
