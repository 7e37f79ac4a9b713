import { RaiseForm, RaiseList } from '../pages/raise-prices.tsx';
import { paths } from '../paths.ts';
import { listRaise, listScopes, planRaise, type Raise, readPercent, STEPS } from '../tasks/raise-prices.ts';
import { type Admin, type AdminApp, readForm, sendPage, submit } from './context.tsx';

/** Raises many prices at once: the form, the list to look at, and the change. */
export function addRaiseRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  app.get(paths.raise, async (c) => {
    const files = await readTexts();
    const { percent, step = '', scope = '' } = c.req.query();
    const raise = readRaise({ percent, step, scope });
    if (raise) {
      const raises = listRaise(files, raise);
      return sendPage(c, admin, words.raise.title, <RaiseList words={words} raise={raise} raises={raises} />);
    }
    const isWrong = percent !== undefined;
    const filled = isWrong ? { values: { percent, step, scope }, problem: words.raise.notPercent } : {};
    const form = <RaiseForm words={words} scopes={listScopes(files)} {...filled} />;
    return sendPage(c, admin, words.raise.title, form, { status: isWrong ? 422 : 200 });
  });

  app.post(paths.raise, async (c) => {
    const { mark = '', ...fields } = await readForm(c);
    const raise = readRaise(fields);
    if (!raise) return c.redirect(paths.raise, 303);
    return submit(c, admin, (files) => planRaise(files, words, raise, mark), {
      onInvalid: async (problems) => {
        const problem = problems.map(({ message }) => message).join('; ');
        const list = (
          <RaiseList words={words} raise={raise} raises={listRaise(await readTexts(), raise)} problem={problem} />
        );
        return sendPage(c, admin, words.raise.title, list, { status: 422 });
      },
    });
  });
}

function readRaise({ percent = '', step, scope = '' }: Partial<Record<keyof Raise, string | undefined>>) {
  const value = readPercent(percent);
  const known = STEPS.find((one) => String(one) === step);
  return value === undefined || known === undefined ? undefined : { percent: value, step: known, scope };
}
