import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { readMarkdown } from '../../model/read/markdown.ts';
import { isGroup, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { EditError } from '../../model/edit/yaml-place.ts';
import type { Problem } from '../../model/read/problem.ts';
import { withLabels } from '../../model/schema/labels.ts';
import { photoProblems, thumbnail } from '../photos/read-photo.ts';
import { refusalText } from '../pages/outcome.tsx';
import { ButtonLink, Form, readSearch } from '../pages/form.tsx';
import { paths } from '../paths.ts';
import { type NewPictures, type NewTexts, type Plan, RefusalError } from '../publish/change.ts';
import type { Admin, Route, Visit } from '../routes/route.ts';
import { idOfForm, lastPerson } from '../routes/serve.tsx';
import { type Files, refuseConflict } from '../tasks/plan.ts';
import { BODY } from './content-file.ts';
import { NEW } from './dish-unit.ts';
import { editAddress, EditorIndex, foundIn } from './editor-index.tsx';
import type { Checked, FormProblem, Opened, Saved } from './form.ts';
import { labelOfPath, merge, type Merged, shown } from './merge.ts';
import { listMenuDishes, listStores } from './menus.ts';
import { nameOf } from './places.ts';
import { followsFrom, partNames, readRecipeFiles } from './recipes.ts';
import { findUnit, placedMessage, type Unit, type Values, type Written } from './units.ts';

export const editorRoutes: readonly Route[] = [
  {
    path: paths.edit,
    get: ({ files, fields }) => {
      const { id, at = '' } = fields;
      const find = readSearch(fields);
      if (id === undefined)
        return {
          title: 'Change the site',
          body: <EditorIndex files={files} find={find} found={foundIn(files, find)} />,
        };
      const unit = findUnit(files, id);
      return (
        unit && {
          title: unit.title,
          hasScript: true,
          body: (
            <>
              <div id="editor" data-unit={id} data-place={at}>
                <p>This form needs JavaScript. If it stays empty, load the page again.</p>
              </div>
              <script type="module" src={paths.editorScript} />
              {unit.remove && (
                <p>
                  <a href={`${paths.editRemove}?${new URLSearchParams({ id }).toString()}`}>Remove it for good</a>
                </p>
              )}
            </>
          ),
        }
      );
    },
  },
  {
    path: paths.editOpen,
    post: async ({ files, fields: { id = '' }, admin }) => {
      const unit = findUnit(files, id);
      return unit && Response.json(await openUnit(files, unit, admin));
    },
  },
  {
    path: paths.editRemove,
    get: ({ files, fields: { id = '' } }) => {
      const unit = findUnit(files, id);
      return (
        unit?.remove && {
          title: `Remove ${unit.title}?`,
          body: (
            <>
              <p>It leaves the site. The history keeps it: Undo brings it back.</p>
              <Form action={paths.editRemove} hidden={{ id }} label="Remove it" />
              <ButtonLink href={editAddress(id)}>Leave it</ButtonLink>
            </>
          ),
        }
      );
    },
    post: ({ admin, fields: { id = '' } }) => ({
      plan: async (files) => {
        const unit = findUnit(files, id);
        const texts = unit?.remove?.();
        if (!unit || !texts) return refuseConflict('', '');
        const pictures = await unusedPictures(admin, files, unit.data, texts);
        return { summary: `${unit.title}: removed`, texts, pictures };
      },
    }),
  },
  { path: paths.editCheck, post: check },
  { path: paths.editSave, post: save },
  {
    path: paths.editPhoto,
    post: async ({ admin, photo: sent, fields: { label = '' } }) => {
      const photo = sent ? await admin.readPhoto(Buffer.from(await sent.arrayBuffer())) : 'missing';
      if (typeof photo === 'string') return Response.json({ problem: photoProblems[photo] });
      const name = await admin.pendingPhotos.add(label, photo);
      return Response.json(
        name === undefined ? { problem: 'Too many photos wait to be saved. Try again later.' } : { name },
      );
    },
  },
  {
    path: paths.pictureFile,
    needsNoContent: true,
    get: async ({ admin, fields: { name = '', full } }) => {
      const file = (await readdir(admin.picturesFolder)).find((one) => parse(one).name === name);
      const bytes = file === undefined ? await admin.pendingPhotos.read(name) : join(admin.picturesFolder, file);
      if (bytes === undefined) return undefined;
      const image =
        full === undefined ? await thumbnail(bytes) : await sharp(bytes).autoOrient().jpeg({ quality: 92 }).toBuffer();
      return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } });
    },
  },
];

async function openUnit(files: Files, { title, form, data, note }: Unit, admin: Admin): Promise<Opened> {
  const recipes = readRecipeFiles(files);
  const stations = Object.entries(recipes?.stations.stations ?? {}).map(([id, { name }]) => [id, name] as const);
  return {
    title,
    form,
    data,
    note,
    pictures: (await readdir(admin.picturesFolder)).map((file) => parse(file).name).toSorted(),
    names: {
      parts: recipes ? partNames(recipes) : {},
      stations: Object.fromEntries(stations),
      dishes: Object.fromEntries(listMenuDishes(files).map(({ id, name }) => [id, name])),
      branches: Object.fromEntries(listStores(files).map(({ branch, store }) => [branch, store])),
    },
  };
}

/** The values of a form, which the browser sends as JSON. */
function sentOf({ fields }: Visit): { was: Values; data: Values } | undefined {
  try {
    const [was, data] = [fields['was'], fields['data']].map((text): unknown => JSON.parse(text ?? '{}'));
    // Values of another kind are reported by the content check, like those of a file.
    return isGroup(was) && isGroup(data) ? { was, data } : undefined;
  } catch {
    return undefined;
  }
}

/** Works out the new texts; a value that cannot be written is a problem of the whole form. */
function write(unit: Unit, data: Values): Written {
  try {
    return unit.write(data);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return {
      texts: new Map(),
      pathOf: () => undefined,
      problems: [{ path: [], message: `This cannot be written: ${error.message}.` }],
    };
  }
}

const problemsIn = (files: Files, problems: readonly Problem[], { pathOf }: Written): FormProblem[] =>
  problems.map((one) => {
    const path = pathOf(one);
    // Elsewhere: a page names a dish that has another name now.
    return path ? { path, message: withLabels(one.message) } : { path: [], message: placedMessage(files, one) };
  });

/** What the form would make of the content: its problems, and what follows from a recipe. Nothing is written. */
async function check(visit: Visit): Promise<Response | undefined> {
  const { files, fields, admin } = visit;
  const unit = findUnit(files, fields['id'] ?? '');
  const sent = sentOf(visit);
  if (!unit || !sent) return undefined;
  const written = write(unit, sent.data);
  const recipe = unit.recipeOf?.(sent.data);
  const after = new Map([...files, ...written.texts]);
  const isQuick = fields['quick'] !== undefined;
  const problems =
    isQuick || written.problems.length > 0 ? [] : await admin.check(written.texts, await newPictures(admin, sent.data));
  const body = sent.data[BODY];
  const answer: Checked & { blocks: unknown[] } = {
    problems: [...written.problems, ...problemsIn(files, problems, written)],
    // While a new ingredient has not said its allergens, nothing is said of the dish.
    follows: recipe === undefined || hasUnsaid(written) ? [] : followsFrom(after, recipe),
    blocks: typeof body === 'string' ? readMarkdown(body, 1, undefined, () => undefined).nodes : [],
  };
  return Response.json(answer);
}

const hasUnsaid = ({ problems }: Written): boolean => problems.some(({ path: [key] }) => key === NEW);

async function save(visit: Visit): Promise<Response | undefined> {
  const { fields, admin, user } = visit;
  const id = fields['id'] ?? '';
  const sent = sentOf(visit);
  if (!sent || !findUnit(visit.files, id)) return undefined;
  let merged: Merged | undefined;
  let written: Written | undefined;
  const result = await admin.publisher.change({
    person: user,
    form: idOfForm(paths.editSave, fields),
    plan: async (files): Promise<Plan> => {
      const unit = findUnit(files, id);
      if (!unit) return refuseConflict('', 'this');
      merged = merge(sent.was, sent.data, unit.data);
      const [first] = merged.conflicts;
      if (first) refuseConflict('', first.yours, first.theirs);
      // The values of a form are a group.
      const data = merged.value as Values;
      written = write(unit, data);
      if (written.problems.length > 0) throw new RefusalError({ kind: 'invalid', problems: [] });
      const pictures = new Map([
        ...(await newPictures(admin, data)),
        ...(await unusedPictures(admin, files, unit.data, written.texts)),
      ]);
      return { summary: summaryOf(unit, data), texts: written.texts, pictures };
    },
  });
  if ('id' in result) return Response.json({ address: `${paths.change}/${result.id}` } satisfies Saved);
  const unit = findUnit(await admin.readFiles(), id);
  if (unit && merged && merged.conflicts.length > 0)
    return Response.json({
      conflicts: merged.conflicts,
      person: await lastPerson(visit, [...write(unit, sent.data).texts.keys()]),
      data: unit.data,
      merged: merged.value,
    } satisfies Saved);
  const problems =
    result.kind === 'invalid' && written
      ? [...written.problems, ...problemsIn(visit.files, result.problems, written)]
      : [{ path: [], message: refusalText(result) }];
  return Response.json({ problems, follows: [] } satisfies Saved);
}

/** ': Hot Drinks added', ': Soups changed' */
function listChange(before: readonly Json[], after: readonly Json[]): string {
  const without = (some: readonly Json[], others: readonly Json[]) =>
    some.filter((one) => !others.some((other) => isSame(one, other))).map(nameOf);
  const [gone, come] = [without(before, after), without(after, before)];
  const texts = [
    ...come.map((name) => `${name} ${gone.includes(name) ? 'changed' : 'added'}`),
    ...gone.filter((name) => !come.includes(name)).map((name) => `${name} removed`),
  ];
  return `: ${texts.join(', ') || 'in another order'}`;
}

/** 'Gobi 65, Harbourside: Price 4.50 → 5.00' */
function summaryOf({ title, data: before }: Unit, data: Values): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(data)])].filter(
    (key) => !isSame(before[key], data[key]),
  );
  const texts = keys.map((key) => {
    const [from, to] = [before[key], data[key]];
    const isShort = [from, to].every((one) => typeof one !== 'object' && shown(one, key).length < 40);
    const change = Array.isArray(from) && Array.isArray(to) ? listChange(from, to) : '';
    return labelOfPath([key]) + (isShort ? ` ${shown(from, key)} → ${shown(to, key)}` : change);
  });
  return `${title}: ${texts.join(', ')}`.slice(0, 200);
}

function namesIn(value: Json | undefined): string[] {
  if (typeof value === 'string')
    return /^[a-z0-9-]+$/.test(value)
      ? [value]
      : [...value.matchAll(/\]\(([a-z0-9-]+)[ )]/g)].map(([, name = '']) => name);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** The photos that wait for this form, by their files. */
async function newPictures(admin: Admin, data: Values): Promise<NewPictures> {
  const known = new Set((await readdir(admin.picturesFolder)).map((file) => parse(file).name));
  const names = [...new Set(namesIn(data))].filter((name) => !known.has(name));
  const found = await Promise.all(
    names.map(async (name) => [`content/pictures/${name}.jpg`, await admin.pendingPhotos.read(name)] as const),
  );
  return new Map(found.filter(([, photo]) => photo !== undefined));
}

/** The pictures that the form had and no file of the content names any more. */
async function unusedPictures(admin: Admin, files: Files, before: Values, texts: NewTexts): Promise<NewPictures> {
  const after = [...new Map([...files, ...texts]).values()];
  const isNamed = (name: string) => after.some((text = '') => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  const had = new Set(namesIn(before));
  const gone = (await readdir(admin.picturesFolder)).filter(
    (file) => had.has(parse(file).name) && !isNamed(parse(file).name),
  );
  return new Map(gone.map((file) => [`content/pictures/${file}`, undefined]));
}
