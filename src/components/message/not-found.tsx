import { notFound } from '#content';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonRow } from '../../ui/button.tsx';

/** The 404 page: links to home and menu, in the street before the house. */
export function NotFound() {
  const words = notFound;
  return (
    <MessagePage room="street">
      <p className="label">{words.code}</p>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <ButtonRow>
        <LinkButton href={paths.home} kind="brass">
          {words.home}
        </LinkButton>
        <LinkButton href={paths.menu} kind="line">
          {words.menu}
        </LinkButton>
      </ButtonRow>
    </MessagePage>
  );
}
