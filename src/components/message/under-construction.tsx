import { underConstruction } from '#content';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonRow } from '../../ui/button.tsx';

/** The target of links to a flagged store (BRANCH-6): a message, beside the hearth. */
export function UnderConstruction() {
  const words = underConstruction;
  return (
    <MessagePage room="hearth">
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
