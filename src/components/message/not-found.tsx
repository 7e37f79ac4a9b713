import { notFound } from '#content';
import wayHome from '../../styles/ornaments/way-home.svg?no-inline';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonRow } from '../../ui/button.tsx';
import styles from './not-found.module.css';

/** The 404 page: links to home and menu, and a kolam through which a dotted way leads home. */
export function NotFound() {
  const words = notFound;
  return (
    <MessagePage art={<WayHome />}>
      <p className="label muted">{words.code}</p>
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

/** A link in the form of a drawing. <use> instead of <img>, so that the page's styles can move the dots. */
function WayHome() {
  return (
    <a className={styles['way']} href={paths.home}>
      <svg viewBox="0 0 460 460" aria-hidden="true">
        <use href={`${wayHome}#way-home`} />
      </svg>
      <span>{notFound.home}</span>
    </a>
  );
}
