import { underConstruction } from '#content';
import potKolam from '../../styles/ornaments/pot-kolam.svg?no-inline';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonRow } from '../../ui/button.tsx';
import styles from './under-construction.module.css';

/** The target of links to a flagged store (BRANCH-6): a message, and an animated kolam round a pot. */
export function UnderConstruction() {
  const words = underConstruction;
  return (
    <MessagePage background="oxide" art={<PotKolam />}>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <ButtonRow>
        <LinkButton href={paths.home}>{words.home}</LinkButton>
        <LinkButton href={paths.menu} kind="line">
          {words.menu}
        </LinkButton>
      </ButtonRow>
    </MessagePage>
  );
}

/** <use> instead of <img>, so that the page's styles can animate the paths. */
function PotKolam() {
  return (
    <svg className={styles['pot']} viewBox="0 0 460 460" aria-hidden="true">
      <use href={`${potKolam}#pot-kolam`} />
    </svg>
  );
}
