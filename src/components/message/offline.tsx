import { offline as words } from '#content';
import { BranchPhones } from '../branch-phones.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';

/**
 * The fallback for a page that is neither reachable nor cached. The service worker serves it without scripts at the URL of that
 * page; the form without an action reloads that URL.
 */
export const Offline = () => (
  <MessagePage room="hearth" words={words}>
    <ButtonRow>
      <LinkButton href={paths.menu} kind="brass">
        {words.menu}
      </LinkButton>
      <form>
        <Button type="submit" kind="line">
          {words.retry}
        </Button>
      </form>
    </ButtonRow>
    <BranchPhones />
  </MessagePage>
);
