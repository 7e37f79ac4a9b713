import { Questions } from '../pages/questions.tsx';
import { paths } from '../paths.ts';
import { listQuestions } from '../tasks/questions.ts';
import { planTextOut } from '../tasks/texts.ts';
import { type Admin, type AdminApp, readForm, sendPage, submit } from './context.tsx';

/** What the restaurant must settle before the site opens to guests. Answers are changes of texts. */
export function addQuestionRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts } = admin;

  app.get(paths.questions, async (c) => {
    const groups = listQuestions(await readTexts(), words);
    return sendPage(c, admin, words.questions.title, <Questions words={words} groups={groups} />);
  });

  app.post(paths.settled, async (c) => {
    const { id = '', was = '' } = await readForm(c);
    return submit(c, admin, (files) => planTextOut(files, words, id, was));
  });
}
