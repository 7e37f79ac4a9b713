import { useId } from 'react';
import * as ui from 'virtual:content/ui';
import { ContentPicture } from '../components/content-picture.tsx';
import { FeedbackForm } from '../components/feedback/feedback-form.tsx';
import { PageHead } from '../components/page-head.tsx';
import styles from './feedback.module.css';

/** Feedback: a form that sends nothing and says so (FEEDBACK-6). */
export default function Feedback() {
  const words = ui.feedback;
  const label = useId();
  return (
    <>
      <PageHead title={words.banner} nativeTitle={words.nativeTitle} background="leaf" />
      <section className="paper">
        <div className={`wrap ${styles['columns']}`}>
          <div className={styles['form']}>
            <FeedbackForm />
          </div>
          <aside className={styles['aside']} aria-labelledby={label}>
            <div className={styles['stay']}>
              <div className={styles['picture']}>
                <ContentPicture
                  picture={words.picture}
                  alt={words.alt}
                  letter={words.banner}
                  sizes="(min-width: 901px) 42vw, 100vw"
                />
              </div>
              <div className={styles['words']}>
                <p id={label} className="label muted">
                  {words.asideLabel}
                </p>
                <p className="lead">{words.aside}</p>
              </div>
            </div>
          </aside>
        </div>
      </section>
    </>
  );
}
