import { home, site } from '#content';
import { qrPath } from '../../qr-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ExternalLink } from '../external-link.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './review-invitation.module.css';

const { reviews: words } = home;
const code = qrPath(site.reviews.link);

/** The link and the QR code for leaving a review. */
export function ReviewInvitation() {
  return (
    <>
      <div className={styles['head']}>
        <SectionHead roomName={words.roomName} heading={words.heading} />
      </div>
      <ExternalLink className={buttonClass({}, styles['review'])} href={site.reviews.link}>
        {words.link}
      </ExternalLink>
      {/* Folded on phones, which cannot photograph themselves. */}
      <details className={styles['code']}>
        <summary>{words.qrText}</summary>
        <QrCode code={code} label={words.qrAlt} className={styles['qr']} />
      </details>
    </>
  );
}
