/** Asks the browser for a passkey, then submits the form around the button, or opens the page that was asked for. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { paths } from '../paths.ts';

void navigator.serviceWorker?.register(paths.offlineScript);

const button = document.querySelector<HTMLButtonElement>('button[data-options-url]');
const problem = document.querySelector<HTMLElement>('[role=alert]');

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function runCeremony({ optionsUrl = '', verifyUrl = '', kind }: DOMStringMap): Promise<boolean> {
  const asked = await post(optionsUrl, {});
  if (!asked.ok) return false;
  const optionsJSON = await asked.json();
  const response =
    kind === 'enrol' ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
  return (await post(verifyUrl, response)).ok;
}

async function press(pressed: HTMLButtonElement): Promise<void> {
  if (problem) problem.hidden = true;
  const isDone = await runCeremony(pressed.dataset).catch((error: unknown) => console.error(error));
  if (problem) problem.hidden = isDone === true;
  if (!isDone) return;
  if (pressed.form) pressed.form.submit();
  else location.assign(pressed.dataset['next'] ?? '/');
}

button?.addEventListener('click', () => void press(button));
