import { londonTime } from '../../model/opening/london.ts';
import { HistoryList } from '../pages/history.tsx';
import { ProgressText } from '../pages/outcome.tsx';
import { paths } from '../paths.ts';
import { planUndo } from '../tasks/undo.ts';
import { type Admin, type AdminApp, readForm, sendPage, submit } from './context.tsx';

/** How long the page of a change waits for its end before it says that it is not done yet. In milliseconds. */
const WAIT_MS = 20_000;
/** How many changes the history shows. */
const LENGTH = 100;

/** The history with undo, and the page that shows how far a change has come. */
export function addHistoryRoutes(app: AdminApp, admin: Admin): void {
  const { words, publisher, history } = admin;

  app.get(paths.history, async (c) => {
    const { role, email } = c.get('user');
    const list = {
      commits: await history.list(LENGTH),
      timeText: (moment: number) => londonTime(moment).replace('T', ' '),
      isUndoable: (by: string) => role === 'owner' || by === email,
    };
    return sendPage(c, admin, words.history.title, <HistoryList words={words} {...list} />);
  });

  app.post(paths.undo, async (c) => {
    const { change } = await readForm(c);
    const { role, email } = c.get('user');
    const commit = (await history.list(LENGTH)).find(({ id }) => id === change);
    if (!commit || (role !== 'owner' && commit.email !== email)) return c.notFound();
    return submit(c, admin, (files) => planUndo(files, words, history, commit), { undoes: commit.id });
  });

  app.get(`${paths.change}/:id`, async (c) => {
    const progress = await publisher.progress(c.req.param('id'), WAIT_MS);
    if (!progress) return c.notFound();
    const timeText = (moment: number) => londonTime(moment).slice(11);
    return sendPage(c, admin, words.title, <ProgressText words={words} progress={progress} timeText={timeText} />, {
      ...(progress.kind === 'building' && { refresh: 1 }),
    });
  });
}
