import { londonTime } from '../../model/opening/london.ts';
import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { type LaunchTask, listLaunchTaskGroups, planSettle, planSignature } from '../tasks/launch.ts';
import { ButtonLink, Form } from './form.tsx';
import { textAddress } from './texts.tsx';

export const launchRoutes: readonly Route[] = [
  {
    path: paths.launch,
    get: ({ files }) => ({ title: 'Before opening', body: <Launch groups={listLaunchTaskGroups(files)} /> }),
  },
  {
    path: paths.settle,
    post: ({ fields: { group = '', what = '' } }) => ({ plan: (files) => planSettle(files, group, what) }),
  },
  {
    path: paths.sign,
    post: ({ user, admin }) => ({
      plan: (files) => planSignature(files, user.name, londonTime(admin.now()).slice(0, 10)),
    }),
  },
];

function Launch({ groups }: { groups: ReturnType<typeof listLaunchTaskGroups> }) {
  if (groups.length === 0) return <p role="status">Nothing is left. The site is ready to open.</p>;
  return (
    <>
      <p>
        What must be replaced or confirmed before the site opens. Each step is a change like any other, and can be
        undone.
      </p>
      {groups.map(({ heading, tasks }) => (
        <details key={heading}>
          <summary>
            {heading} ({tasks.length})
          </summary>
          <ul>
            {tasks.map((task, index) => (
              // Two tasks may be equal: the same address twice in one text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <span className="hint">{[task.title, task.text?.label].filter(Boolean).join(': ')}</span>
                <p>{task.what}</p>
                <p className="hint">{task.why}</p>
                <TaskActions task={task} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function TaskActions({ task: { group, what, source, text } }: { task: LaunchTask }) {
  if (source === 'signature') return <Form action={paths.sign} label="I have read the recipes, sign them in my name" />;
  const hiddenSuffix = <span className="sr"> {what}</span>;
  return (
    <>
      {group === 'pictures' ? (
        <ButtonLink href={paths.pictures}>Choose a picture{hiddenSuffix}</ButtonLink>
      ) : text ? (
        <ButtonLink href={textAddress(text.id)}>Change{hiddenSuffix}</ButtonLink>
      ) : (
        <p className="hint">To change it, ask the person who looks after the site.</p>
      )}
      {source === 'list' && <Form action={paths.settle} hidden={{ group, what }} label="Settled" labelSuffix={what} />}
    </>
  );
}
