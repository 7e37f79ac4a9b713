import lostHouse from '../styles/ornaments/lost-house.svg?no-inline';
import * as ui from 'virtual:content/ui';
import { LinkButton } from '../components/link-button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { paths } from '../paths.ts';
import { ButtonRow } from '../ui/button.tsx';

/** The 404 page: links to home and menu, and a house plan whose doors do not line up. */
export default function NotFound() {
  const words = ui.notFound;
  return (
    <MessagePage art={<img src={lostHouse} alt="" width={540} height={540} />}>
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
