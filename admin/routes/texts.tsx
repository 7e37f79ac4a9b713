import { fill } from '../../model/fill.ts';
import { TextForm, Texts } from '../pages/texts.tsx';
import { paths } from '../paths.ts';
import { findText, findTexts, listTextFiles, planText } from '../tasks/texts.ts';
import { type Admin, type AdminApp, type AdminContext, readForm, sendPage, submit } from './context.tsx';

/** The texts that guests read: the list with its search, the form of one, the change. */
export function addTextRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  app.get(paths.texts, async (c) => {
    const find = c.req.query('find')?.trim() ?? '';
    const files = findTexts(listTextFiles(await readTexts(), words), find);
    return sendPage(c, admin, words.texts.title, <Texts words={words} files={files} find={find} />);
  });

  const formPage = async (
    c: AdminContext,
    id: string | undefined,
    more: { written?: string; problem?: string } = {},
  ): Promise<Response> => {
    const files = await readTexts();
    const text = findText(files, words, id);
    if (!text) return c.notFound();
    const page = listTextFiles(files, words).find(({ file }) => file === text.file);
    const title = fill(words.texts.of, { page: page?.title ?? text.file, place: text.label || words.texts.body });
    const status = more.problem === undefined ? 200 : 422;
    return sendPage(c, admin, title, <TextForm words={words} text={text} {...more} />, { status });
  };
  app.get(paths.text, (c) => formPage(c, c.req.query('id')));

  app.post(paths.text, async (c) => {
    const { id = '', was = '', text = '' } = await readForm(c);
    return submit(c, admin, (files) => planText(files, words, id, was, text), {
      again: (theirs) => ({ id, was: theirs, text }),
      onInvalid: (problems) =>
        formPage(c, id, { written: text, problem: problems.map(({ message }) => message).join('; ') }),
    });
  });
}
