import { paths } from '../paths.ts';
import { ButtonRow } from '../ui/button.tsx';
import { LinkButton } from './link-button.tsx';

/** Home and menu: the ways in from a page that leads nowhere. */
export function WaysIn({ words }: { words: { home: string; menu: string } }) {
  return (
    <ButtonRow>
      <LinkButton to={paths.home}>{words.home}</LinkButton>
      <LinkButton to={paths.menu} kind="line">
        {words.menu}
      </LinkButton>
    </ButtonRow>
  );
}
