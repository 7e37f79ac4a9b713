import branches from 'virtual:content/branches';
import * as ui from 'virtual:content/ui';
import { Button, ButtonRow } from '../ui/button.tsx';
import styles from './error-page.module.css';
import { PhoneLink } from './phone-link.tsx';

/** The fallback for a page that fails to render: a message, a reload button and the telephone numbers. */
export function ErrorPage() {
  const words = ui.notices;
  return (
    <main id="main" className={styles['page']} role="alert">
      <h1 className="h-section">{words.crashTitle}</h1>
      <p>{words.crashText}</p>
      <ButtonRow>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </ButtonRow>
      <ul>
        {branches.map((branch) => (
          <li key={branch.key}>
            {branch.store}: <PhoneLink branch={branch} />
          </li>
        ))}
      </ul>
    </main>
  );
}
