import * as ui from 'virtual:content/ui';
import type { Legal } from '../content/schema.ts';
import { BelowTheFold } from '../ui/below-the-fold.tsx';
import { fill } from '../ui/fill.ts';
import layout from './contents-page.module.css';
import styles from './numbered-page.module.css';
import { PageHead } from './page-head.tsx';
import { TextBlock } from './prose.tsx';

interface NumberedPageProps {
  page: Legal;
  /** The pages that belong with this one. */
  others: readonly { to: string; title: string }[];
}

/** A page of text in numbered sections, with a list of them to jump from. */
export function NumberedPage({ page, others }: NumberedPageProps) {
  const show = ({ number, heading, blocks }: Legal['sections'][number]) => (
    <section key={number} id={`section-${number}`}>
      <h2>
        <span>{number}</span>
        {heading}
      </h2>
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </section>
  );
  return (
    <>
      <PageHead title={page.title} ground="leaf">
        {page.updated && <p className={styles['updated']}>{fill(ui.legal.updated, { date: page.updated })}</p>}
      </PageHead>
      <div className={`wrap ${layout['page']} ${styles['legal']}`}>
        <nav aria-label={ui.legal.contents}>
          <ol>
            {page.sections.map(({ number, heading }) => (
              <li key={number}>
                <a href={`#section-${number}`}>{`${number}. ${heading}`}</a>
              </li>
            ))}
          </ol>
          {others.map(({ to, title }) => (
            <p key={to}>
              <a href={to}>{title}</a>
            </p>
          ))}
        </nav>
        <div>
          {page.intro.length > 0 && (
            <div className={styles['intro']}>
              {page.intro.map((block, index) => (
                <TextBlock key={index} block={block} className="lead" />
              ))}
            </div>
          )}
          {page.sections.slice(0, 1).map(show)}
          <BelowTheFold>{page.sections.slice(1).map(show)}</BelowTheFold>
        </div>
      </div>
    </>
  );
}
