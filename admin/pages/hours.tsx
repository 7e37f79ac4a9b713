import { listStores } from '../editor/menus.ts';
import { paths } from '../paths.ts';
import type { Route } from '../routes/route.ts';
import { daysOf, dayUnit, isOver, periodText } from '../tasks/days.ts';
import { Form } from './form.tsx';
import { Task } from './task-form.tsx';

export const hourRoutes: readonly Route[] = [
  {
    path: paths.hours,
    get: ({ files, admin }) => {
      const unit = dayUnit(files, '', admin.now());
      const planned = listStores(files).flatMap((store) =>
        daysOf(store).flatMap((day) => (isOver(day, admin.now()) ? [] : Object.assign(day, store))),
      );
      return (
        unit && {
          title: unit.title,
          body: (
            <>
              <p>For days that differ from the usual hours. Guests are told from a week before.</p>
              <Task unit={unit} id="hours:" />
              {planned.length > 0 && <h2>Planned</h2>}
              <ul>
                {planned.map(({ branch, store, date, until, hours, reason }) => (
                  <li key={`${branch} ${date}`}>
                    <p>
                      <b>{store}</b>
                    </p>
                    <p>{`${periodText(date, until)}, ${hours}: ${reason}`}</p>
                    <div className="buttons">
                      <Form
                        action={paths.removeTask}
                        hidden={{ id: `hours:${branch}/${date}` }}
                        label="Remove"
                        labelSuffix={`${store}, ${date}`}
                      />
                    </div>
                  </li>
                ))}
              </ul>
            </>
          ),
        }
      );
    },
  },
];
