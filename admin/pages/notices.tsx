import { isGroup } from '../../model/edit/yaml-text.ts';
import { listStores, textOf } from '../editor/menus.ts';
import { paths, taskAddress } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { periodText } from '../tasks/days.ts';
import { listNotices, stateOf } from '../tasks/notices.ts';
import type { Files } from '../tasks/plan.ts';
import { ButtonLink, type Row, Rows } from './form.tsx';

export const noticeRoutes: readonly Route[] = [
  {
    path: paths.notices,
    get: ({ files, admin }) => ({ title: 'Notices', body: <Notices files={files} now={admin.now()} /> }),
  },
];

const groups = [
  ['up', 'Up now', 'Change', 'Take down'],
  ['planned', 'Planned', 'Change', 'Take down'],
  ['over', 'Over', 'Put up again', 'Remove'],
] as const;

function Notices({ files, now }: { files: Files; now: number }) {
  const notices = listNotices(files);
  const stores = new Map(listStores(files).map(({ branch, store }) => [branch, store]));
  return (
    <>
      <p>A notice stands above every page, or above those of one branch, from one day to another.</p>
      <ButtonLink href={taskAddress('notice:')}>Put up a notice</ButtonLink>
      {notices.length === 0 && <p>No notice is up or planned.</p>}
      {groups.map(([state, heading, change, remove]) => {
        const some = notices.filter(({ value }) => stateOf(value, now) === state);
        const rows = some.map(({ id, value: { text, branch, link, from, until } }): Row => ({
          key: id,
          title: textOf(text),
          texts: [
            `${stores.get(textOf(branch)) ?? 'All branches'}, ${periodText(textOf(from), textOf(until))}`,
            ...(isGroup(link) ? [`${textOf(link['text'])}: ${textOf(link['href'])}`] : []),
          ],
          actions: [
            { label: change, href: taskAddress(`notice:${state === 'over' ? '+' : ''}${id}`) },
            { label: remove, action: `${paths.task}/remove`, hidden: { id: `notice:${id}` } },
          ],
        }));
        return (
          rows.length > 0 && (
            <section key={state} aria-label={heading}>
              <h2>{heading}</h2>
              <Rows rows={rows} heading="h3" />
            </section>
          )
        );
      })}
    </>
  );
}
