import { isGroup } from '../../model/edit/yaml-text.ts';
import { findTask } from '../editor/find-unit.ts';
import { listStores, textOf } from '../editor/menus.ts';
import { renderEditor } from '../editor/routes.tsx';
import { paths, taskAddress } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { periodText } from '../dates.ts';
import { daysOf, isOver } from '../tasks/days.ts';
import { listNotices, stateOf } from '../tasks/notices.ts';
import type { Files } from '../tasks/plan.ts';
import { type Row, Rows } from './form.tsx';

type Group = readonly [heading: string, rows: readonly Row[]];

/** A page with the form for something new, and below it what is there already. */
const plannedPage = (path: string, id: string, intro: string, list: (files: Files, now: number) => Group[]): Route => ({
  path,
  get: async (visit) => {
    const { files, admin } = visit;
    const unit = findTask(files, id, admin.now());
    const groups = list(files, admin.now()).filter(([, rows]) => rows.length > 0);
    return (
      unit && {
        title: unit.title,
        body: (
          <>
            <p>{intro}</p>
            {await renderEditor(visit, paths.task, id, unit)}
            {groups.map(([heading, rows]) => (
              <section key={heading} aria-label={heading}>
                <h2>{heading}</h2>
                <Rows rows={rows} heading="h3" />
              </section>
            ))}
          </>
        ),
      }
    );
  },
});

type Labels = readonly [change: string, remove: string];

const rowOf = (id: string, title: string, texts: readonly string[], labels: Labels, at = id): Row => ({
  key: id,
  title,
  texts,
  actions: [
    { label: labels[0], href: taskAddress(at) },
    { label: labels[1], action: `${paths.task}/remove`, hidden: { id } },
  ],
});

const states = [
  ['up', 'Up now', ['Change', 'Take down'], ''],
  ['planned', 'Planned', ['Change', 'Take down'], ''],
  ['over', 'Over', ['Put up again', 'Remove'], '+'],
] as const;

function listAllNotices(files: Files, now: number): Group[] {
  const stores = new Map(listStores(files).map(({ branch, store }) => [branch, store]));
  const notices = listNotices(files);
  return states.map(([state, heading, labels, again]) => {
    const some = notices.filter(({ value }) => stateOf(value, now) === state);
    const rows = some.map(({ id, value: { text, branch, link, from, until } }) => {
      const where = stores.get(textOf(branch)) ?? 'All branches';
      const leads = isGroup(link) ? [`${textOf(link['text'])}: ${textOf(link['href'])}`] : [];
      const texts = [`${where}, ${periodText(textOf(from), textOf(until))}`, ...leads];
      return rowOf(`notice:${id}`, textOf(text), texts, labels, `notice:${again}${id}`);
    });
    return [heading, rows];
  });
}

const listDays = (files: Files, now: number): Row[] =>
  listStores(files).flatMap((store) =>
    daysOf(store)
      .filter((day) => !isOver(day, now))
      .map(({ date, until, hours, reason }) => {
        const title = `${store.store}, ${periodText(date, until)}`;
        return rowOf(`hours:${store.branch}/${date}`, title, [`${hours}: ${reason}`], ['Change', 'Remove']);
      }),
  );

const NOTICES = 'A notice stands above every page, or above those of one branch, from one day to another.';
const HOURS = 'For days that differ from the usual hours. Guests read them at the foot of every page.';

export const plannedRoutes: readonly Route[] = [
  plannedPage(paths.notices, 'notice:', NOTICES, listAllNotices),
  plannedPage(paths.hours, 'hours:', HOURS, (files, now) => [['Planned', listDays(files, now)]]),
];
