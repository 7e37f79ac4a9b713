import { londonTime } from '../../model/opening/london.ts';
import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { type LaunchTask, listLaunchTaskGroups, planSignature } from '../tasks/launch.ts';
import { type Row, Rows } from './form.tsx';

export const launchRoutes: readonly Route[] = [
  {
    path: paths.launch,
    get: ({ files, user }) => ({
      title: 'Before opening',
      body: <Launch groups={listLaunchTaskGroups(files)} canSign={user.id !== undefined} />,
    }),
  },
  {
    path: paths.sign,
    post: ({ user: { id, name }, admin }) =>
      id === undefined
        ? undefined
        : {
            plan: (files) => planSignature(files, name, londonTime(admin.now()).slice(0, 10)),
            next: paths.launch,
          },
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
              <div className="tight">
                <Rows rows={some.map((task, index) => rowOf(task, index, canSign))} />
              </div>
            </details>
          ))}
        </details>
      ))}
    </>
  );
}

/** Two tasks may be equal, as for the same address twice in one text. */
function rowOf({ what, why, source, href, settle }: LaunchTask, index: number, canSign: boolean): Row {
  const isSignature = source === 'signature';
  const missing = isSignature ? !canSign && NOT_SIGNED_IN : href === undefined && NO_FORM;
  const actions: Row['actions'] = isSignature
    ? [{ label: 'I have read the recipes, sign them in my name', action: paths.sign }].filter(() => canSign)
    : [
        { label: 'Change', href },
        { label: 'Settled: take it off the list', href: settle },
      ].filter((one) => one.href !== undefined);
  return { key: String(index), title: what, texts: missing ? [why, missing] : [why], actions };
}

const NOT_SIGNED_IN = 'To sign them in your name, start this program without ADMIN_OPEN and sign in.';
const NO_FORM = 'To change it, ask the person who looks after the site.';
