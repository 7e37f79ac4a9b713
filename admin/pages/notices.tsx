import { isGroup } from '../../model/edit/yaml-text.ts';
import { listStores, textOf } from '../editor/menus.ts';
import type { Values } from '../editor/units.ts';
import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { periodText } from '../tasks/days.ts';
import { listNotices, stateOf } from '../tasks/notices.ts';
import type { Files } from '../tasks/plan.ts';
import { ButtonLink, Form } from './form.tsx';
import { taskAddress } from './task-form.tsx';

export const noticeRoutes: readonly Route[] = [
  {
    path: paths.notices,
    get: ({ files, admin }) => ({ title: 'Notices', body: <Notices files={files} now={admin.now()} /> }),
  },
];

const groups = [
  ['up', 'Up now'],
  ['planned', 'Planned'],
  ['over', 'Over'],
] as const;

function Notices({ files, now }: { files: Files; now: number }) {
  const notices = listNotices(files);
  const stores = new Map(listStores(files).map(({ branch, store }) => [branch, store]));
  return (
    <>
      <p>A notice stands above every page, or above those of one branch, from one day to another.</p>
      <ButtonLink href={taskAddress('notice:')}>Put up a notice</ButtonLink>
      {notices.length === 0 && <p>No notice is up or planned.</p>}
      {groups.map(([state, heading]) => {
        const some = notices.filter(({ value }) => stateOf(value, now) === state);
        return (
          some.length > 0 && (
            <section key={state} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {some.map(({ id, value }) => (
                  <li key={id}>
                    <Notice
                      id={id}
                      notice={value}
                      store={stores.get(textOf(value['branch']))}
                      isOver={state === 'over'}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

interface NoticeProps {
  id: string;
  notice: Values;
  store: string | undefined;
  isOver: boolean;
}

function Notice({ id, notice: { text, link, from, until }, store = 'All branches', isOver }: NoticeProps) {
  const name = textOf(text);
  return (
    <>
      <h3>{name}</h3>
      <p>{`${store}, ${periodText(textOf(from), textOf(until))}`}</p>
      {isGroup(link) && <p>{`${textOf(link['text'])}: ${textOf(link['href'])}`}</p>}
      <div className="buttons">
        <a className="button" href={taskAddress(`notice:${isOver ? '+' : ''}${id}`)}>
          {isOver ? 'Put up again' : 'Change'}
          <span className="sr"> {name}</span>
        </a>
        <Form
          action={paths.removeTask}
          hidden={{ id: `notice:${id}` }}
          label={isOver ? 'Remove' : 'Take down'}
          labelSuffix={name}
        />
      </div>
    </>
  );
}
