import { Hours } from '../pages/hours.tsx';
import { paths } from '../paths.ts';
import { hoursOf, listBranches, planDay, planDayRemoved } from '../tasks/days.ts';
import { byField, type Admin, type AdminApp, readForm, sendPage, submit } from './context.tsx';

/** Hours of single days. */
export function addHoursRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  app.get(paths.hours, async (c) =>
    sendPage(c, admin, words.hours.title, <Hours words={words} branches={listBranches(await readTexts())} />),
  );

  app.post(paths.hours, async (c) => {
    const { branch = '', date = '', opens, closes, reason = '', closed } = await readForm(c);
    const day = { date, hours: hoursOf(opens, closes, closed !== undefined), reason: reason.trim() };
    return submit(c, admin, (files) => planDay(files, words, branch, day), {
      onInvalid: async (problems) => {
        const form = { values: { ...day, opens, closes }, problems: byField(problems, ['date', 'hours', 'reason']) };
        const branches = listBranches(await readTexts());
        return sendPage(c, admin, words.hours.title, <Hours words={words} branches={branches} {...form} />, {
          status: 422,
        });
      },
    });
  });

  app.post(paths.hoursRemoved, async (c) => {
    const { branch = '', date = '' } = await readForm(c);
    return submit(c, admin, (files) => planDayRemoved(files, words, branch, date));
  });
}
