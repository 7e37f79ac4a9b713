import { glossary, site } from '#content';
import type { GlossaryWord } from '../../../model/types.ts';
import { Field } from '../../ui/field.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { PageHead } from '../page-head.tsx';
import { bandStill } from '../room-still.tsx';
import styles from './glossary.module.css';

/** All words by group. Each has an anchor, the target of the links in menus and stories. scripts/word-search.ts filters them. */
export function Glossary() {
  const { heading, localTitle, lead, reading, contents, groups } = glossary;
  return (
    <>
      <PageHead title={heading} localTitle={localTitle} lead={lead} still={bandStill('hall')} />
      <div className={`paper ${styles['glossary']}`}>
        <div className={`wrap cluster between ${styles['top']}`}>
          <p className={`muted ${styles['reading']}`}>{reading}</p>
          <search className="needs-script">
            <Field label={glossary.search}>
              {(control) => <input {...control} type="search" name="search" autoComplete="off" />}
            </Field>
            <p
              role="status"
              className="muted"
              data-none={glossary.none}
              data-one={glossary.resultsOne}
              data-many={glossary.resultsMany}
            />
          </search>
        </div>
        <nav aria-label={contents} className={styles['strip']}>
          <ul className="wrap reel" data-section-links="">
            {groups.map(({ name }, index) => (
              <li key={name}>
                <a className="tap bright" href={`#words-${index + 1}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="wrap">
          {groups.map(({ name, illustration, words }, index) => (
            <section key={name} id={`words-${index + 1}`} className={`columns ${styles['group']}`}>
              <div className={styles['name']}>
                <h2>{name}</h2>
                {illustration && (
                  <div className={`frame arch no-print ${styles['picture']}`}>
                    <ContentPicture of={illustration} tileName={name} sizes="(min-width: 1024px) 640px, 200px" />
                  </div>
                )}
              </div>
              <dl>
                {words.map((word) => (
                  <Word key={word.slug} word={word} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const Word = ({ word }: { word: GlossaryWord }) => (
  <div id={word.slug}>
    <dt className="cluster">
      <b>{word.latin}</b>{' '}
      {word.localName && (
        <span className="bright" lang={site.localLanguage}>
          {word.localName}
        </span>
      )}
    </dt>
    <dd>{word.meaning}</dd>
    {word.note && <dd className="muted">{word.note}</dd>}
  </div>
);
