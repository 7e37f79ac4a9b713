import type { Picture } from '../../model/picture.ts';
import { type RoomNameWords, SectionHead } from './section-head.tsx';
import { cx } from '../ui/class-names.ts';
import { ContentPicture } from './content-picture.tsx';
import styles from './roots-band.module.css';
import type { DishOffer } from '../../model/types.ts';
import { offerPath } from '../paths.ts';

/** The layout widths of the pictures (ui/picture.tsx), which fill boxes that are higher than they are. */
const SIZES = '(min-width: 768px) 59vw, 97vw';
const PLAIN_SIZES = '(min-width: 1024px) 37vw, (min-width: 768px) 59vw, 97vw';

interface RootsBandProps {
  roomName?: RoomNameWords | undefined;
  heading: string;
  /** Without the red ground, in a section that has a ground. */
  isPlain?: boolean;
  pictures: readonly {
    picture: Picture | null;
    alt: string;
    caption?: string | undefined;
    offer?: DishOffer;
  }[];
}

/** "Connection To Our Roots": a heading and a band of pictures, on the home page and at the end of the menu. */
export const RootsBand = ({ roomName, heading, pictures, isPlain = false }: RootsBandProps) => (
  <section className={cx('no-print', isPlain ? `wrap ${styles['plain']}` : `on-dark ${styles['red']}`)}>
    <div className={cx(!isPlain && 'wrap', styles['head'])}>
      <SectionHead roomName={roomName} heading={heading} />
    </div>
    <div className={cx(!isPlain && 'wrap', styles['band'])}>
      {pictures.map(({ picture, alt, caption, offer }) => (
        <figure key={alt}>
          <ContentPicture of={{ picture, alt }} tileName={caption ?? alt} sizes={isPlain ? PLAIN_SIZES : SIZES} />
          {caption && <DishCaption caption={caption} offer={offer} />}
        </figure>
      ))}
    </div>
  </section>
);

/** The caption of a dish in a figure. While a menu has the dish, caption and picture lead to it. */
export const DishCaption = ({ caption, offer }: { caption: string; offer?: DishOffer | undefined }) => (
  <figcaption className="type-name">
    {offer ? (
      <a className="cover" href={offerPath(offer)}>
        {caption}
      </a>
    ) : (
      caption
    )}
  </figcaption>
);
