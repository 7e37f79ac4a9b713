import type { ReactNode } from 'react';
import { ui } from '#content';
import type { Legal } from '../../model/types.ts';
import { fill } from '../../model/fill.ts';
import { sectionAnchor } from '../paths.ts';
import styles from './legal-page.module.css';
import { PageHead } from './page-head.tsx';
import { bandStill } from './room-still.tsx';
import { TextBlock } from './prose.tsx';

interface LegalPageProps {
  page: Legal;
  otherPages: readonly Pick<Legal, 'slug' | 'title'>[];
  /** Below the first paragraphs. */
  children?: ReactNode;
}

/** A page of plain text: numbered sections with a table of contents. */
export const LegalPage = ({ page, otherPages, children }: LegalPageProps) => (
  <>
    <PageHead
      title={page.title}
      localTitle={page.localTitle}
      still={bandStill('court')}
      lead={page.updated && fill(ui.legal.updated, { date: page.updated })}
    />
    {page.intro.length > 0 && (
      <div className={`on-dark ${styles['intro']}`}>
        <div className="wrap stack start">
          {page.intro.map((block, index) => (
            <TextBlock key={index} block={block} className={index === 0 ? 'type-title' : 'lead'} />
          ))}
          {children}
        </div>
      </div>
    )}
    <div className={`wrap columns ${styles['legal']}`}>
      <nav className={styles['contents']} aria-label={ui.legal.contents}>
        <details className="unfold">
          <summary>{ui.legal.contents}</summary>
          <ol data-section-links="">
            {page.sections.map(({ number, heading }) => (
              <li key={number}>
                <a href={`#${sectionAnchor(number)}`}>{`${number}. ${heading}`}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div>
        {page.sections.map(({ number, heading, blocks }) => (
          <section key={number} id={sectionAnchor(number)}>
            <h2>
              <span>{number}</span>
              {heading}
            </h2>
            <div className="stack read">
              {blocks.map((block, index) => (
                <TextBlock key={index} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {otherPages.length > 0 && (
        <nav className={styles['others']} aria-labelledby="other-pages">
          <p id="other-pages">{ui.legal.otherPages}</p>
          <ul>
            {otherPages.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  </>
);
