import { listStores } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { daysOf, dayUnit, isOver, periodText } from '../tasks/days.ts';
import { type Row, Rows } from './form.tsx';
import { Task } from './task-form.tsx';

export const hourRoutes: readonly Route[] = [
  {
    path: paths.hours,
    get: ({ files, admin }) => {
      const unit = dayUnit(files, '', admin.now());
      const rows = listStores(files).flatMap((store) =>
        daysOf(store)
          .filter((day) => !isOver(day, admin.now()))
          .map(({ date, until, hours, reason }): Row => ({
            key: `${store.branch} ${date}`,
            title: `${store.store}, ${periodText(date, until)}`,
            texts: [`${hours}: ${reason}`],
            actions: [{ label: 'Remove', action: paths.removeTask, hidden: { id: `hours:${store.branch}/${date}` } }],
          })),
      );
      return (
        unit && {
          title: unit.title,
          body: (
            <>
              <p>For days that differ from the usual hours. Guests are told from a week before.</p>
              <Task unit={unit} id="hours:" />
              {rows.length > 0 && <h2>Planned</h2>}
              <Rows rows={rows} heading="h3" />
            </>
          ),
        }
      );
    },
  },
];
