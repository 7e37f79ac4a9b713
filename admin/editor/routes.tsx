import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { readMarkdown } from '../../model/read/markdown.ts';
import { ButtonLink, Form, readSearch } from '../pages/form.tsx';
import { paths } from '../paths.ts';
import { photoProblems, thumbnail } from '../photos/read-photo.ts';
import { refuse } from '../publish/change.ts';
import type { Admin, Route, Visit } from '../routes/route.ts';
import type { Files } from '../tasks/plan.ts';
import { BODY } from './content-file.ts';
import { NEW } from './dish-unit.ts';
import { editAddress, EditorIndex, foundIn } from './editor-index.tsx';
import type { Checked, Opened } from './form.ts';
import { listMenuDishes, listStores } from './menus.ts';
import { readGroup } from './read-form.ts';
import { followsFrom, partNames, readRecipeFiles } from './recipes.ts';
import { newPictures, problemsIn, saveUnit, unusedPictures, write } from './save.ts';
import { findUnit, type Unit, type Written } from './units.ts';

export const editorRoutes: readonly Route[] = [
  {
    path: paths.edit,
    get: async ({ files, fields, admin }) => {
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
              <div
                id="editor"
                data-unit={id}
                data-place={at}
                data-opened={JSON.stringify(await openUnit(files, unit, admin))}
              >
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
        const plan = unit?.remove?.() ?? refuse({ kind: 'gone' });
        return { ...plan, pictures: await unusedPictures(admin, files, unit?.data ?? {}, plan.texts) };
      },
    }),
  },
  { path: paths.editCheck, post: check },
  { path: paths.editSave, post: save },
  {
    path: paths.editPhoto,
    isPicture: true,
    post: async ({ admin, body }) => {
      const photo = await admin.receivePhoto(body);
      if (typeof photo === 'string') return Response.json({ problem: photoProblems[photo] });
      const name = await admin.pendingPhotos.add(photo);
      return Response.json(
        name === undefined ? { problem: 'Too many photos wait to be saved. Try again later.' } : { name },
      );
    },
  },
  {
    path: paths.pictureFile,
    isPicture: true,
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

/** What the form would make of the content: its problems, and what follows from a recipe. Nothing is written. */
async function check(visit: Visit): Promise<Response | undefined> {
  const { files, fields, admin } = visit;
  const unit = findUnit(files, fields['id'] ?? '');
  const data = readGroup(fields['data']);
  if (!unit || !data) return undefined;
  const written = write(unit, data);
  const recipe = unit.recipeOf?.(data);
  const after = new Map([...files, ...written.texts]);
  const problems = written.problems.length > 0 ? [] : await admin.check(written.texts, await newPictures(admin, data));
  const body = data[BODY];
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
  const { files, fields } = visit;
  const [id = '', was, data] = [fields['id'], readGroup(fields['was']), readGroup(fields['data'])];
  if (!was || !data || !findUnit(files, id)) return undefined;
  return Response.json(await saveUnit(visit, (current) => findUnit(current, id), was, data));
}
