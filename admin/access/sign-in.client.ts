/** Asks the browser for a passkey, then submits the form around the button, or opens the page that was asked for. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { paths } from '../paths.ts';

void navigator.serviceWorker?.register(paths.offlineScript);

const button = document.querySelector<HTMLButtonElement>('button[data-options-url]');
const problem = document.querySelector<HTMLElement>('[role=alert]');
const usual = problem?.textContent ?? '';

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The answer of the server, to the question for a passkey or to the passkey. */
async function runCeremony({ optionsUrl = '', verifyUrl = '', kind }: DOMStringMap): Promise<Response> {
  const asked = await post(optionsUrl, {});
  if (!asked.ok) return asked;
  const optionsJSON = await asked.json();
  const response =
    kind === 'enrol' ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
  return post(verifyUrl, response);
}

async function press(pressed: HTMLButtonElement): Promise<void> {
  if (problem) problem.hidden = true;
  const answer = await runCeremony(pressed.dataset).catch((error: unknown) => console.error(error));
  const wait = answer?.headers.get('retry-after');
  if (problem) {
    problem.hidden = answer?.ok === true;
    problem.textContent = wait ? `That was too often. Wait ${wait} seconds, then try again.` : usual;
  }
  if (!answer?.ok) return;
  if (pressed.form) pressed.form.submit();
  else location.assign(pressed.dataset['next'] ?? '/');
}

button?.addEventListener('click', () => void press(button));
