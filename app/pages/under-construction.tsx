import potKolam from '../styles/ornaments/pot-kolam.svg?no-inline';
import * as ui from 'virtual:content/ui';
import { LinkButton } from '../components/link-button.tsx';
import { QuietPage } from '../components/quiet-page.tsx';
import { paths } from '../paths.ts';
import { ButtonRow } from '../ui/button.tsx';
import styles from './under-construction.module.css';

/** Where a store's own site is not ready: a kolam draws itself round a pot that boils over. */
export default function UnderConstruction() {
  const words = ui.underConstruction;
  return (
    <QuietPage ground="oxide" art={<PotKolam />}>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <ButtonRow>
        <LinkButton href={paths.home}>{words.home}</LinkButton>
        <LinkButton href={paths.menu} kind="line">
          {words.menu}
        </LinkButton>
      </ButtonRow>
    </QuietPage>
  );
}

/** The drawing is taken in by reference, not as an image, so that the page's styles can draw its lines one by one. */
function PotKolam() {
  return (
    <svg className={styles['pot']} viewBox="0 0 400 400" aria-hidden="true">
      <use href={`${potKolam}#pot-kolam`} />
    </svg>
  );
}
