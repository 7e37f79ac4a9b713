import { reviews as words } from 'virtual:content/home';
import site from 'virtual:content/site';
import reviewQr from 'virtual:review-qr';
import { ExternalLink } from '../external-link.tsx';
import { SectionHead } from '../section-head.tsx';
import { arrowClass } from '../text-link.tsx';
import styles from './reviews.module.css';

/** The QR code and the link for leaving a review. Nothing of it changes, so it is loaded apart (ui/still.tsx). */
export default function ReviewInvitation() {
  return (
    <>
      <SectionHead plate={words.doorPlate} heading={words.heading} />
      <p>{words.qrText}</p>
      <svg
        className={styles['qr']}
        viewBox={`0 0 ${reviewQr.size} ${reviewQr.size}`}
        role="img"
        aria-label={words.qrAlt}
        shapeRendering="crispEdges"
      >
        <path d={reviewQr.path} />
      </svg>
      <ExternalLink className={arrowClass} href={site.reviews.link}>
        {words.link}
      </ExternalLink>
    </>
  );
}
