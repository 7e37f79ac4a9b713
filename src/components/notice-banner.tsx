import type { Notice } from '../../model/types.ts';
import { ContentLink } from './external-link.tsx';
import styles from './notice-banner.module.css';

/** The notices of content/notices.yaml, each shown between its dates by src/scripts/head-script.ts; none with scripts off. */
export function NoticeBanner({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className={styles['notices']} aria-label="Notice">
      {notices.map(({ text, link, from, until }) => (
        <dated-part key={`${from} ${text}`} from={from} until={until} className={styles['notice']} hidden>
          <p className="wrap">
            {text}
            {link && (
              <>
                {' '}
                <ContentLink href={link.href}>{link.text}</ContentLink>
              </>
            )}
          </p>
        </dated-part>
      ))}
    </aside>
  );
}
