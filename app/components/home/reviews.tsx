import { reviews as words } from 'virtual:content/home';
import * as site from 'virtual:content/site';
import { Frame } from '../../ui/ornaments.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { SkipHydration } from '../../ui/skip-hydration.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './reviews.module.css';
import { useReviewsWidget, type WidgetState } from './use-reviews-widget.ts';

const ReviewInvitation = lazyWithPreload(() => import('./review-invitation.tsx'));
const STATUS: Record<WidgetState, string | null> = {
  outOfView: words.text,
  loading: words.loading,
  shown: null,
  failed: words.failed,
};

/** The reviews widget of a third party, with a QR code and a link for leaving a review. */
export function Reviews() {
  const { section, container, state } = useReviewsWidget(site.reviews);
  const status = STATUS[state];
  return (
    <section ref={section} className="section paper">
      <div className={`wrap ${styles['reviews']}`}>
        <SkipHydration className={styles['aside']}>
          <ReviewInvitation />
        </SkipHydration>
        <Frame colour="lime" className={styles['frame']}>
          {status && (
            <p className={styles['status']} role="status">
              {site.hasLogo && <Icon name="court" />}
              {status}
            </p>
          )}
          <div ref={container} className={styles['widget']} />
        </Frame>
      </div>
    </section>
  );
}
