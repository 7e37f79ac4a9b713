import * as ui from 'virtual:content/ui';
import { Button } from '../ui/button.tsx';

/** The fallback for a part that failed to load. A reload shows it, because the HTML includes it. */
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
