import { listStores } from '../editor/menus.ts';
import { renderEditor } from '../editor/routes.tsx';
import { paths, taskAddress } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { daysOf, dayUnit, isOver, periodText } from '../tasks/days.ts';
import { type Row, Rows } from './form.tsx';

export const hourRoutes: readonly Route[] = [
  {
    path: paths.hours,
    get: async (visit) => {
      const { files, admin } = visit;
      const unit = dayUnit(files, '', admin.now());
      const rows = listStores(files).flatMap((store) =>
        daysOf(store)
          .filter((day) => !isOver(day, admin.now()))
          .map(({ date, until, hours, reason }): Row => ({
            key: `${store.branch} ${date}`,
            title: `${store.store}, ${periodText(date, until)}`,
            texts: [`${hours}: ${reason}`],
            actions: [
              { label: 'Change', href: taskAddress(`hours:${store.branch}/${date}`) },
              { label: 'Remove', action: `${paths.task}/remove`, hidden: { id: `hours:${store.branch}/${date}` } },
            ],
          })),
      );
      return (
        unit && {
          title: unit.title,
          hasScript: true,
          body: (
            <>
              <p>For days that differ from the usual hours. Guests are told from a week before.</p>
              {await renderEditor(visit, paths.task, 'hours:', unit)}
              {rows.length > 0 && <h2>Planned</h2>}
              <Rows rows={rows} heading="h3" />
            </>
          ),
        }
      );
    },
  },
];
