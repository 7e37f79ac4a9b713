import type { Notice } from '../../model/types.ts';
import { Dated } from '../ui/dated.tsx';
import { ContentLink } from '../ui/contact.tsx';
import styles from './notice-banner.module.css';

/** The notices of content/notices.yaml, each during its period. */
export function NoticeBanner({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section className={styles['notices']} aria-label="Notice">
      {notices.map(({ text, link, period }) => (
        <Dated key={`${period.from} ${text}`} period={period} className={styles['notice']}>
          <p className="wrap">
            {text}
            {link && (
              <>
                {' '}
                <ContentLink href={link.href}>{link.text}</ContentLink>
              </>
            )}
          </p>
        </Dated>
      ))}
    </section>
  );
}
