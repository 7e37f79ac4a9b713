import { home, site } from '#content';
import { REVIEWS_FRAME_PATH, REVIEWS_FRAME_SANDBOX } from '../../../model/page-security.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import styles from './reviews.module.css';
import { useReviewsFrame, type WidgetState } from './use-reviews-frame.ts';

const { reviews: words } = home;

const ReviewInvitation = lazyWithPreload(() => import('./review-invitation.tsx'));
const STATUS: Record<WidgetState, string | null> = {
  outOfView: words.text,
  loading: words.loading,
  shown: null,
  failed: words.failed,
};

/** Without cookies and storage that outlive the visit, where browsers support it. React's types do not have the attribute. */
const credentialless = { credentialless: true };

/** The reviews widget of a third party in a sandboxed frame, with a link and a QR code for leaving a review. */
export function Reviews() {
  const { section, frame, state, height, hasFrame } = useReviewsFrame(site.reviews.script !== '');
  const status = STATUS[state];
  return (
    <section ref={section} className={`paper ${styles['guests']}`} id="reviews">
      <div className={`wrap ${styles['plan']}`}>
        <SkipHydration className={styles['contents']}>
          <ReviewInvitation />
        </SkipHydration>
        {status && (
          <p className={styles['state']} role="status">
            {status}
          </p>
        )}
        {hasFrame && (
          <iframe
            {...credentialless}
            ref={frame}
            className={styles['widget']}
            title={words.heading}
            sandbox={REVIEWS_FRAME_SANDBOX}
            referrerPolicy="no-referrer"
            height={height}
            src={REVIEWS_FRAME_PATH}
          />
        )}
      </div>
    </section>
  );
}
