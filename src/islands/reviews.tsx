import { REVIEWS_FRAME_PATH, REVIEWS_FRAME_SANDBOX } from '../../model/page-security.ts';
import type { Home } from '../../model/types.ts';
import styles from './reviews/reviews.module.css';
import { useReviewsFrame } from './reviews/use-reviews-frame.ts';

interface ReviewsProps {
  words: Pick<NonNullable<Home['reviews']>, 'heading' | 'loading' | 'failed'>;
}

/** Without cookies and storage that outlive the visit, where browsers support it. React's types do not have the attribute. */
const credentialless = { credentialless: true };

/** The reviews widget of a third party in a sandboxed frame, while the section around it is in view. */
export default function Reviews({ words }: ReviewsProps) {
  const { status, frame, state, height, hasFrame } = useReviewsFrame();
  return (
    <>
      <p ref={status} className={`type-small ${styles['state']}`} role="status">
        {{ outOfView: '', loading: words.loading, shown: '', failed: words.failed }[state]}
      </p>
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
    </>
  );
}
