import { reviews as words } from 'virtual:content/home';
import * as site from 'virtual:content/site';
import code from 'virtual:qr/review';
import { QrCode } from '../../ui/qr-code.tsx';
import { ExternalLink } from '../external-link.tsx';
import { SectionHead } from '../section-head.tsx';
import { arrowClass } from '../text-link.tsx';
import styles from './reviews.module.css';

/** The QR code and the link for leaving a review. Static, so a chunk of its own, not hydrated (ui/skip-hydration.tsx). */
export default function ReviewInvitation() {
  return (
    <>
      <SectionHead roomName={words.roomName} heading={words.heading} />
      <p>{words.qrText}</p>
      <QrCode code={code} label={words.qrAlt} className={styles['qr']} />
      <ExternalLink className={arrowClass} href={site.reviews.link}>
        {words.link}
      </ExternalLink>
    </>
  );
}
