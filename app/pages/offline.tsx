import * as ui from 'virtual:content/ui';
import { BranchPhones } from '../components/branch-phones.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { QuietPage } from '../components/quiet-page.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonRow } from '../ui/button.tsx';

/**
 * Stands for a page that can neither be fetched nor is on the device. The service worker shows it, without its scripts, at
 * that page's address; a form without a target goes to that address again.
 */
export default function Offline() {
  const words = ui.offline;
  return (
    <QuietPage>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <ButtonRow>
        <LinkButton href={paths.menu}>{words.menu}</LinkButton>
        <form>
          <Button type="submit" kind="line">
            {words.again}
          </Button>
        </form>
      </ButtonRow>
      <BranchPhones />
    </QuietPage>
  );
}
