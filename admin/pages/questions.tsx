import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { listQuestions, type Question } from '../tasks/questions.ts';
import { planTextOut } from '../tasks/texts.ts';
import { ButtonLink, FormButton } from './form.tsx';
import { textAddress } from './texts.tsx';

export const questionRoutes: readonly Route[] = [
  {
    path: paths.questions,
    isForOwner: true,
    get: ({ files }) => ({ title: 'Questions before opening', body: <Questions groups={listQuestions(files)} /> }),
  },
  {
    path: paths.settled,
    isForOwner: true,
    post: ({ fields: { id = '', was = '' } }) => ({ plan: (files) => planTextOut(files, id, was) }),
  },
];

/** What is open, and where each is answered. */
function Questions({ groups }: { groups: ReturnType<typeof listQuestions> }) {
  if (groups.length === 0) return <p role="status">Nothing is open. The site has all it needs.</p>;
  return (
    <>
      <p>What the site still needs from the restaurant. Each answer is a change like any other, and can be undone.</p>
      {groups.map(({ kind, heading, found }) => (
        <details key={kind}>
          <summary>
            {heading} ({found.length})
          </summary>
          {kind === 'question' && (
            <p>
              These stand in the kitchen book, because allergens hang on them. The chef answers them, and the person who
              looks after the site writes the answers down.
            </p>
          )}
          <ul>
            {found.map((question) => (
              <li key={`${question.file} ${question.line} ${question.found}`}>
                <span className="hint">{question.title}</span>
                <p>{question.found}</p>
                {kind !== 'question' && <AnswerLink question={question} />}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** How a question is answered. */
function AnswerLink({ question: { kind, text } }: { question: Question }) {
  if (kind === 'picture') return <ButtonLink href={paths.pictures}>Choose a picture</ButtonLink>;
  if (!text) return <p className="hint">Ask the person who looks after the site to write it into the file.</p>;
  if (kind === 'confirm')
    return (
      <FormButton
        action={paths.settled}
        values={{ id: text.id, was: text.value }}
        label="It is so, take it off the list"
        about={text.value}
      />
    );
  return (
    <ButtonLink href={textAddress(text.id)}>
      Answer<span className="sr"> {text.label}</span>
    </ButtonLink>
  );
}
