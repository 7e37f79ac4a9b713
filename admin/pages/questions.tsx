import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { paths } from '../paths.ts';
import type { listQuestions, Question } from '../tasks/questions.ts';
import { FormButton } from './layout.tsx';

interface QuestionsProps {
  words: StaffPageWords;
  groups: ReturnType<typeof listQuestions>;
}

/** What is open, and where each is answered. */
export function Questions({ words: { questions: words }, groups }: QuestionsProps) {
  if (groups.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <p>{words.text}</p>
      {groups.map(({ kind, heading, found }) => (
        <details key={kind}>
          <summary>
            {heading} ({found.length})
          </summary>
          {kind === 'question' && <p>{words.book}</p>}
          <ul>
            {found.map((question) => (
              <li key={`${question.file} ${question.line} ${question.found}`}>
                <span className="hint">{question.title}</span>
                <p>{question.found}</p>
                {kind !== 'question' && <Way words={words} question={question} />}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** How a question is answered. */
function Way({ words, question: { kind, text } }: { words: StaffPageWords['questions']; question: Question }) {
  if (kind === 'picture')
    return (
      <a className="button" href={paths.pictures}>
        {words.picture}
      </a>
    );
  if (!text) return <p className="hint">{words.file}</p>;
  if (kind === 'confirm')
    return (
      <FormButton
        action={paths.settled}
        values={{ id: text.id, was: text.value }}
        label={words.settled}
        about={text.value}
      />
    );
  return (
    <a className="button" href={`${paths.text}?${new URLSearchParams({ id: text.id }).toString()}`}>
      {words.answer}
      <span className="sr"> {text.label}</span>
    </a>
  );
}
