import { useId } from 'react';
import * as ui from 'virtual:content/ui';
import { ContentPicture } from '../components/content-picture.tsx';
import { FeedbackForm } from '../components/feedback/feedback-form.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Frame } from '../ui/ornaments.tsx';
import styles from './feedback.module.css';

/** Feedback: a form that sends nothing and says so (FEEDBACK-6). */
export default function Feedback() {
  const words = ui.feedback;
  const label = useId();
  return (
    <>
      <PageHead title={words.banner} background="leaf" />
      <section className="section paper">
        <div className={`wrap ${styles['columns']}`}>
          <FeedbackForm />
          <aside className={styles['aside']} aria-labelledby={label}>
            <Frame className={styles['picture']}>
              <ContentPicture
                picture={words.picture}
                alt={words.alt}
                letter={words.banner}
                sizes="(min-width: 901px) 32vw, 92vw"
              />
            </Frame>
            <div>
              <p id={label} className="label muted">
                {words.asideLabel}
              </p>
              <p className="lead">{words.aside}</p>
            </div>
          </aside>
        </div>
      </section>
    </>
  );
}
