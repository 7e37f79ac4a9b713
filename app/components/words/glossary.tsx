import glossary from 'virtual:content/glossary';
import { nativeLanguage } from 'virtual:content/site';
import layout from '../contents-page.module.css';
import { PageHead } from '../page-head.tsx';
import styles from './glossary.module.css';

/** All words by group. Each has an anchor, the target of the links in menus and stories. */
export default function Glossary() {
  const { heading, lead, reading, contents, groups } = glossary;
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <div className="paper">
        <div className={`wrap ${layout['page']} ${styles['glossary']}`}>
          <nav aria-label={contents}>
            <ul>
              {groups.map(({ name }, index) => (
                <li key={name}>
                  <a href={`#words-${index + 1}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <p className={styles['reading']}>{reading}</p>
            {groups.map(({ name, words }, index) => (
              <section key={name} id={`words-${index + 1}`}>
                <h2>{name}</h2>
                <dl>
                  {words.map(({ slug, native, latin, meaning, note }) => (
                    <div key={slug} id={slug}>
                      <dt>
                        {native && <span lang={nativeLanguage}>{native}</span>} <b>{latin}</b>
                      </dt>
                      <dd>{meaning}</dd>
                      {note && <dd className="muted">{note}</dd>}
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
