import type { Notice } from '../../model/types.ts';
import { Dated } from '../ui/dated.tsx';
import { ContentLink } from '../ui/contact.tsx';
import styles from './notice-banner.module.css';

/** The notices of content/notices.yaml, each during its period. The pages of a branch have no notices of another one. */
export function NoticeBanner({ notices, branch }: { notices: readonly Notice[]; branch?: string | undefined }) {
  const shown = notices.filter((one) => !branch || !one.branch || one.branch === branch);
  if (shown.length === 0) return null;
  return (
    <section className={styles['notices']} aria-label="Notice">
      {shown.map(({ text, link, period }) => (
        <Dated key={`${period.from} ${text}`} period={period} className="notice">
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
