import glossary from 'virtual:content/glossary';
import layout from '../contents-page.module.css';
import { PageHead } from '../page-head.tsx';
import styles from './glossary.module.css';

/** Every word in its group, each with an anchor: what the links of menu and stories lead to. */
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
                  {words.map(({ slug, word, latin, meaning, note }) => (
                    <div key={slug} id={slug}>
                      <dt>
                        <span lang="ta">{word}</span> <b>{latin}</b>
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
