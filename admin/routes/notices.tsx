import { londonTime } from '../../model/opening/london.ts';
import type { Problem } from '../../model/read/problem.ts';
import { Notice, noticeFields, Notices } from '../pages/notices.tsx';
import { paths } from '../paths.ts';
import { type FileNotice, listNotices, planNewNotice, planNotice, planNoticeDown } from '../tasks/notices.ts';
import { byField, type Admin, type AdminApp, readForm, sendPage, submit } from './context.tsx';

/** Notices: putting up, changing, taking down. */
export function addNoticeRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  app.get(paths.notices, async (c) =>
    sendPage(c, admin, words.notices.title, <Notices words={words} notices={listNotices(await readTexts())} />),
  );

  app.get(paths.notice, async (c) => {
    const notice = listNotices(await readTexts()).find(({ text }) => text === c.req.query('was'));
    const title = notice ? words.notices.change : words.notices.putUp;
    const values = notice ?? { from: londonTime(admin.now()).slice(0, 10) };
    return sendPage(c, admin, title, <Notice words={words} values={values} was={notice?.text} />);
  });

  app.post(paths.notice, async (c) => {
    const { was, text = '', from = '', fromTime, until = '', untilTime, linkText, linkHref } = await readForm(c);
    const notice = {
      text: text.replaceAll(/\s+/g, ' ').trim(),
      // Half a link is reported by the content check.
      link: linkText || linkHref ? { text: linkText?.trim() ?? '', href: linkHref?.trim() ?? '' } : undefined,
      from: momentOf(from, fromTime),
      until: momentOf(until, untilTime),
    };
    return submit(
      c,
      admin,
      (files) => (was === undefined ? planNewNotice(files, words, notice) : planNotice(files, words, was, notice)),
      {
        onInvalid: (problems) => {
          const form = {
            words,
            values: notice,
            was,
            problems: byField(problems.map(atLink(notice.link)), noticeFields),
          };
          return sendPage(
            c,
            admin,
            was === undefined ? words.notices.putUp : words.notices.change,
            <Notice {...form} />,
            { status: 422 },
          );
        },
      },
    );
  });

  app.post(paths.noticeDown, async (c) => {
    const { was = '' } = await readForm(c);
    return submit(c, admin, (files) => planNoticeDown(files, words, was));
  });
}

/** A day, or a day with a time, as the file has it. */
const momentOf = (day: string, time: string | undefined): string => (time === undefined ? day : `${day} ${time}`);

/** The longest words of a link. */
const LINK_LENGTH = 30;

/** Gives a problem of the link the field of the form: the check calls the words of the notice and those of its link "text". */
const atLink =
  (link: FileNotice['link']) =>
  (problem: Problem): Problem => {
    const isWords = link !== undefined && (link.text === '' || link.text.length > LINK_LENGTH);
    if (problem.field === 'href') return { ...problem, field: 'linkHref' };
    return problem.field === 'text' && isWords ? { ...problem, field: 'linkText' } : problem;
  };
