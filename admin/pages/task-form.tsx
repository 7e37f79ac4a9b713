import { readForm, readGroup } from '../editor/read-form.ts';
import { saveUnit } from '../editor/save.ts';
import type { Saved } from '../editor/form.ts';
import { ConflictList } from '../editor/conflict-list.tsx';
import type { Unit } from '../editor/units.ts';
import { paths } from '../paths.ts';
import { refuse } from '../publish/change.ts';
import type { Page, Route } from '../routes/route.ts';
import { dayUnit } from '../tasks/days.ts';
import { noticeUnit } from '../tasks/notices.ts';
import type { Files } from '../tasks/plan.ts';
import { priceUnit } from '../tasks/price.ts';
import { ButtonLink, Form, FormFields } from './form.tsx';

/** What the staff change in forms without scripts, by the beginning of the id: 'price:harbour/leek-soup', 'notice:' for a new one. */
const kinds: Readonly<Record<string, (files: Files, id: string, now: number) => Unit | undefined>> = {
  price: priceUnit,
  notice: noticeUnit,
  hours: dayUnit,
};

function findTask(files: Files, id = '', now: number): Unit | undefined {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/s.exec(id) ?? [];
  return Object.hasOwn(kinds, kind) ? kinds[kind]?.(files, rest, now) : undefined;
}

export const taskAddress = (id: string): string => `${paths.task}?${new URLSearchParams({ id }).toString()}`;

export const taskRoutes: readonly Route[] = [
  {
    path: paths.task,
    get: ({ files, fields, admin }) => {
      const unit = findTask(files, fields['id'], admin.now());
      return unit && taskPage({ unit, id: fields['id'], data: { ...valuesOf(unit), ...readForm(unit.form, fields) } });
    },
    post: async (visit) => {
      const { files, fields, admin } = visit;
      const { id, sure } = fields;
      const find = (current: Files) => findTask(current, id, admin.now());
      const [unit, was] = [find(files), readGroup(fields['was'])];
      if (!unit || !was) return { plan: () => refuse({ kind: 'gone' }) };
      const data = readForm(unit.form, fields);
      const question = sure === undefined ? unit.question?.(data) : undefined;
      if (question !== undefined) return taskPage({ unit, id, data, was, question });
      const saved = await saveUnit(visit, find, was, data);
      if ('address' in saved) return { redirect: saved.address };
      const shown = { unit: find(await admin.readFiles()) ?? unit, id, saved };
      return taskPage(
        'conflicts' in saved ? { ...shown, data: saved.merged, was: saved.data } : { ...shown, data, was },
      );
    },
  },
  {
    path: paths.removeTask,
    post: ({ fields: { id }, admin }) => ({
      plan: (files) => findTask(files, id, admin.now())?.remove?.() ?? refuse({ kind: 'gone' }),
    }),
  },
];

const valuesOf = ({ data, start }: Unit) => ({ ...data, ...start });

interface TaskProps {
  unit: Unit;
  id: string | undefined;
  data?: unknown;
  /** The values from which the form began. */
  was?: unknown;
  question?: string;
  saved?: Saved;
}

const taskPage = (props: TaskProps): Page => ({
  title: props.unit.title,
  body: <Task {...props} />,
  status: !props.saved ? 200 : 'conflicts' in props.saved ? 409 : 422,
});

export function Task({ unit, id, data = valuesOf(unit), was = unit.data, question, saved }: TaskProps) {
  const problems = saved && 'problems' in saved ? saved.problems : [];
  const isConflict = saved && 'conflicts' in saved;
  const isSure = question !== undefined || isConflict;
  const hidden = { id, was: JSON.stringify(was), sure: isSure ? 'yes' : undefined };
  const label = question !== undefined ? 'Yes, save' : isConflict ? 'Save mine' : 'Save';
  return (
    <>
      {unit.note !== undefined && <p>{unit.note}</p>}
      {question !== undefined && <p role="alert">{question}</p>}
      <Form action={paths.task} hidden={hidden} label={label}>
        {isConflict && <ConflictList {...saved} />}
        <FormFields fields={unit.form.kind === 'group' ? unit.form.fields : []} values={data} problems={problems} />
      </Form>
      {isSure && <ButtonLink href={taskAddress(id ?? '')}>Leave it</ButtonLink>}
    </>
  );
}
