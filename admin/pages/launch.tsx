import { londonTime } from '../../model/opening/london.ts';
import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { type LaunchTask, listLaunchTaskGroups, planSettle, planSignature } from '../tasks/launch.ts';
import { Form } from './form.tsx';

export const launchRoutes: readonly Route[] = [
  {
    path: paths.launch,
    get: ({ files, user }) => ({
      title: 'Before opening',
      body: <Launch groups={listLaunchTaskGroups(files)} canSign={user.id !== undefined} />,
    }),
  },
  {
    path: paths.settle,
    post: ({ fields: { group = '', what = '' } }) => ({ plan: (files) => planSettle(files, group, what) }),
  },
  {
    path: paths.sign,
    post: ({ user: { id, name }, admin }) =>
      id === undefined
        ? undefined
        : { plan: (files) => planSignature(files, name, londonTime(admin.now()).slice(0, 10)) },
  },
];

function Launch({ groups, canSign }: { groups: ReturnType<typeof listLaunchTaskGroups>; canSign: boolean }) {
  if (groups.length === 0) return <p role="status">Nothing is left. The site is ready to open.</p>;
  return (
    <>
      <p>
        What must be replaced or confirmed before the site opens. Each step is a change like any other, and can be
        undone.
      </p>
      {groups.map(({ heading, tasks }) => (
        <details key={heading} name="group">
          <summary>
            {heading} ({tasks.length})
          </summary>
          {[...Map.groupBy(tasks, ({ title }) => title)].map(([title, some]) => (
            <details key={title} name={heading} className="inner">
              <summary>{`${title} (${some.length})`}</summary>
              <ul className="tight">
                {some.map((task, index) => (
                  // Two tasks may be equal: the same address twice in one text.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <p>{task.what}</p>
                    <p className="hint">{task.why}</p>
                    <TaskActions task={task} canSign={canSign} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </details>
      ))}
    </>
  );
}

function TaskActions({ task: { group, what, source, href }, canSign }: { task: LaunchTask; canSign: boolean }) {
  if (source === 'signature')
    return canSign ? (
      <Form action={paths.sign} label="I have read the recipes, sign them in my name" />
    ) : (
      <p className="hint">To sign them in your name, start this program without ADMIN_OPEN and sign in.</p>
    );
  return (
    <div className="buttons">
      {href === undefined ? (
        <p className="hint">To change it, ask the person who looks after the site.</p>
      ) : (
        <a className="button" href={href}>
          Change
          <span className="sr"> {what}</span>
        </a>
      )}
      {source === 'list' && <Form action={paths.settle} hidden={{ group, what }} label="Settled" labelSuffix={what} />}
    </div>
  );
}
