import { home, site } from '#content';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ExternalLink } from '../../ui/contact.tsx';
import { ArrowLink } from '../text-link.tsx';
import { STILL_SIZES } from '../room-still.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './review-invitation.module.css';

const { reviews: words, walk } = home;
/** On its floor stand the words. */
const court = walk?.stills[3];

/** The links and the QR code for leaving a review: all that a guest needs where the reviews do not come. */
export const ReviewInvitation = () => (
  <>
    {court?.portrait && court.landscape && (
      <div className={styles['floor']}>
        <Picture picture={court.portrait} wide={court.landscape} alt="" sizes={STILL_SIZES} />
      </div>
    )}
    <div className={styles['head']}>
      <SectionHead roomName={words.roomName} heading={words.heading} />
    </div>
    <div className={styles['actions']}>
      <ExternalLink className={buttonClass({ kind: 'brass' })} href={site.reviews.link}>
        {words.link}
      </ExternalLink>
      <ArrowLink href={paths.feedback}>{words.direct}</ArrowLink>
    </div>
    {/* Folded on phones, which cannot photograph themselves. */}
    <details className={styles['code']}>
      <summary>{words.qrText}</summary>
      <QrCode text={site.reviews.link} label={words.qrAlt} className={styles['qr']} />
    </details>
  </>
);
