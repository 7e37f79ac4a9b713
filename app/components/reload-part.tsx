import * as ui from 'virtual:content/ui';
import { Button } from '../ui/button.tsx';

/** Stands in the place of a part of the page that failed: the page itself has it in its HTML. */
export function ReloadPart() {
  return (
    <p role="alert">
      {ui.notices.partMissing}{' '}
      <Button kind="line" size="small" onClick={() => location.reload()}>
        {ui.notices.reload}
      </Button>
    </p>
  );
}
