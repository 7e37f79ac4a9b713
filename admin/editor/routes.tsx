import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { isGroup } from '../../model/edit/yaml-text.ts';
import { readMarkdown } from '../../model/read/markdown.ts';
import { Form, readSearch } from '../pages/form.tsx';
import { paths } from '../paths.ts';
import { picturesOf } from '../photos/pictures-of.ts';
import { photoText, readPhoto, thumbnail } from '../photos/read-photo.ts';
import { refuse } from '../publish/change.ts';
import type { Admin, Page, Route, Visit } from '../routes/route.ts';
import { BODY } from './content-file.ts';
import { EditorIndex } from './editor-index.tsx';
import type { Checked, Opened } from './form.ts';
import { namesIn } from './recipes.ts';
import { allProblems, saveUnit, write } from './save.ts';
import { findTask, findUnit, type FindUnit } from './find-unit.ts';
import type { Unit, Values } from './units.ts';

const pictureNames = async ({ picturesFolder }: Admin) =>
  (await readdir(picturesFolder)).map((file) => parse(file).name);

/** The form of a unit in the browser; `base` is its address. */
export async function renderEditor({ admin, files, fields }: Visit, base: string, id: string, unit: Unit) {
  const { title, form, data, start, note } = unit;
  const pictures = (await pictureNames(admin)).toSorted();
  const opened: Opened = { title, form, data, start, note, pictures, names: namesIn(files) };
  return (
    <>
      <div id="editor" data-base={base} data-unit={id} data-place={fields['at']} data-opened={JSON.stringify(opened)}>
        <p>This form needs JavaScript. If it stays empty, load the page again.</p>
      </div>
      <script type="module" src={paths.editorScript} />
      {unit.remove && (
        <Form asks="Remove it" action={`${base}/remove`} hidden={{ id }} label="Yes, remove it">
          <p>It goes off the site. The next page has “Undo”.</p>
        </Form>
      )}
    </>
  );
}

/** A form at an address, and below it what the form asks the server. `index` is the page of the address without an id. */
function formRoutes(base: string, find: FindUnit, index?: (visit: Visit) => Page): Route[] {
  const unitOf = ({ files, fields, admin }: Visit) => find(files, fields['id'] ?? '', admin.now());
  return [
    {
      path: base,
      get: async (visit) => {
        const { id } = visit.fields;
        if (id === undefined) return index?.(visit);
        const unit = unitOf(visit);
        return unit && { title: unit.title, body: await renderEditor(visit, base, id, unit) };
      },
    },
    {
      path: `${base}/remove`,
      post: (visit) => ({
        next: unitOf(visit)?.next,
        plan: (files) => unitOf({ ...visit, files })?.remove?.() ?? refuse({ kind: 'gone' }),
      }),
    },
    {
      path: `${base}/check`,
      post: async (visit) => {
        const [unit, data] = [unitOf(visit), readGroup(visit.fields['data'])];
        return unit && data && Response.json(await checkUnit(visit, unit, data));
      },
    },
    {
      path: `${base}/save`,
      post: async (visit) => {
        const { was, data, sure } = visit.fields;
        const [before, after] = [readGroup(was), readGroup(data)];
        if (!before || !after || !unitOf(visit)) return undefined;
        return Response.json(await saveUnit(visit, (files) => unitOf({ ...visit, files }), before, after, sure));
      },
    },
  ];
}

export const taskRoutes: readonly Route[] = formRoutes(paths.task, findTask);

export const editorRoutes: readonly Route[] = [
  ...formRoutes(paths.edit, findUnit, ({ files, fields }) => ({
    title: 'Change the site',
    body: <EditorIndex files={files} find={readSearch(fields)} />,
  })),
  {
    path: paths.editPhoto,
    isPicture: true,
    post: async ({ admin, body }) => {
      const photo = await readPhoto(body);
      if (typeof photo === 'string') return Response.json({ problem: photoText(photo) });
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

function readGroup(text = ''): Values | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function checkUnit({ files, admin }: Visit, unit: Unit, data: Values): Promise<Checked> {
  const written = write(unit, data);
  const body = data[BODY];
  const shown = (await pictureNames(admin)).map(
    (slug) => [slug, { slug, width: 0, height: 0, avif: '', src: '' }] as const,
  );
  const found = await admin.check(written.texts, await picturesOf(admin, written.texts));
  return {
    problems: allProblems(files, found, written),
    preview: unit.preview?.(data, written) ?? [],
    blocks: typeof body === 'string' ? readMarkdown(body, 1, new Map(shown), () => undefined).nodes : [],
  };
}
