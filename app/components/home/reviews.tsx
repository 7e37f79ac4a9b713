import { reviews as words } from 'virtual:content/home';
import * as site from 'virtual:content/site';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import styles from './reviews.module.css';
import { useReviewsWidget, type WidgetState } from './use-reviews-widget.ts';

const ReviewInvitation = lazyWithPreload(() => import('./review-invitation.tsx'));
const STATUS: Record<WidgetState, string | null> = {
  outOfView: words.text,
  loading: words.loading,
  shown: null,
  failed: words.failed,
};

/** The reviews widget of a third party, with a link and a QR code for leaving a review. */
export function Reviews() {
  const { section, container, state } = useReviewsWidget(site.reviews);
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
        <div ref={container} className={styles['widget']} />
      </div>
    </section>
  );
}
