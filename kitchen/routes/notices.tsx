import { londonTime } from '../../model/opening/london.ts';
import { Notice, Notices } from '../pages/notices.tsx';
import { paths } from '../paths.ts';
import { listNotices, planNewNotice, planNotice, planNoticeDown } from '../tasks/notices.ts';
import { byField, type Kitchen, type KitchenApp, readForm, sendPage, submit } from './context.tsx';

/** Notices: putting up, changing, taking down. */
export function addNoticeRoutes(app: KitchenApp, kitchen: Kitchen): void {
  const { words, readTexts } = kitchen;

  app.get(paths.notices, async (c) =>
    sendPage(c, kitchen, words.notices.title, <Notices words={words} notices={listNotices(await readTexts())} />),
  );

  app.get(paths.notice, async (c) => {
    const notice = listNotices(await readTexts()).find(({ text }) => text === c.req.query('was'));
    const title = notice ? words.notices.change : words.notices.putUp;
    const values = notice ?? { from: londonTime(kitchen.now()).slice(0, 10) };
    return sendPage(c, kitchen, title, <Notice words={words} values={values} was={notice?.text} />);
  });

  app.post(paths.notice, async (c) => {
    const { was, text = '', from = '', until = '' } = await readForm(c);
    const notice = { text: text.replaceAll(/\s+/g, ' ').trim(), from, until };
    return submit(
      c,
      kitchen,
      (files) => (was === undefined ? planNewNotice(files, words, notice) : planNotice(files, words, was, notice)),
      {
        onInvalid: (problems) => {
          const form = { words, values: notice, was, problems: byField(problems, ['text', 'from', 'until']) };
          return sendPage(c, kitchen, words.notices.putUp, <Notice {...form} />, { status: 422 });
        },
      },
    );
  });

  app.post(paths.noticeDown, async (c) => {
    const { was = '' } = await readForm(c);
    return submit(c, kitchen, (files) => planNoticeDown(files, words, was));
  });
}
