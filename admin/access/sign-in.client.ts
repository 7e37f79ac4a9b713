import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** The only script of the staff site asks the browser for a passkey, and sends the form that the button is in. */
const button = document.querySelector<HTMLButtonElement>('button[data-options]');
const device = document.querySelector<HTMLInputElement>('input[name=device]');
const problem = document.querySelector<HTMLElement>('[role=alert]');

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function usePasskey({ options = '', answer = '', kind }: DOMStringMap): Promise<boolean> {
  const asked = await post(options, {});
  if (!asked.ok) return false;
  const optionsJSON = await asked.json();
  const response =
    kind === 'enrol' ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
  const name = device ? `?${new URLSearchParams({ device: device.value }).toString()}` : '';
  return (await post(answer + name, response)).ok;
}

button?.addEventListener('click', () => {
  if (problem) problem.hidden = true;
  usePasskey(button.dataset).then(
    (isDone) => {
      if (!isDone && problem) problem.hidden = false;
      if (isDone && button.form) button.form.submit();
      else if (isDone) location.assign('/');
    },
    (error: unknown) => {
      console.error(error);
      if (problem) problem.hidden = false;
    },
  );
});
