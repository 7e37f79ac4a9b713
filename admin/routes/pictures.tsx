import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../../model/fill.ts';
import { PictureForm, Pictures } from '../pages/pictures.tsx';
import { paths } from '../paths.ts';
import { type PhotoProblem, readPhoto, thumbnail } from '../photos/read-photo.ts';
import { listBranches } from '../tasks/days.ts';
import { type FilePicture, listPictures, planPicture } from '../tasks/pictures.ts';
import { type Admin, type AdminApp, type AdminContext, readForm, sendPage, submit } from './context.tsx';

/** Pictures of dishes and pages. */
export function addPictureRoutes(app: AdminApp, admin: Admin): void {
  const { words, readTexts, pictures: folder } = admin;

  app.get(paths.pictures, async (c) => {
    const files = await readTexts();
    const stores = new Map(listBranches(files).map(({ key, store }) => [key, store]));
    const headingOf = ({ file }: FilePicture): string => {
      const [, page = '', key = ''] = /^content\/(?:branches\/([^/]+)\/|([^/]+)\.yaml$)/.exec(file)?.map(String) ?? [];
      return stores.get(page) ?? words.pictures.pages[pageNames.find((name) => name === key) ?? 'other'];
    };
    const groups = [...Map.groupBy(listPictures(files), headingOf)];
    return sendPage(c, admin, words.pictures.title, <Pictures words={words} groups={groups} />);
  });

  /** A picture of today, small. Its name is looked up among the files, so that it leads to no other folder. */
  app.get(paths.pictureFile, async (c) => {
    const name = c.req.query('name');
    const file = (await readdir(folder)).find((one) => one.replace(/\.\w+$/, '') === name);
    if (file === undefined) return c.notFound();
    return c.body(new Uint8Array(await thumbnail(join(folder, file))), 200, { 'content-type': 'image/jpeg' });
  });

  const formPage = async (
    c: AdminContext,
    place: string | undefined,
    more: { alt?: string; problems?: { photo?: PhotoProblem; alt?: string } } = {},
  ): Promise<Response> => {
    const picture = listPictures(await readTexts()).find(({ id }) => id === place);
    if (!picture) return c.notFound();
    const title = fill(words.pictures.of, { place: picture.label });
    const status = more.problems ? 422 : 200;
    return sendPage(c, admin, title, <PictureForm words={words} picture={picture} {...more} />, { status });
  };
  app.get(paths.picture, (c) => formPage(c, c.req.query('place')));
  app.post(paths.picture, async (c) => {
    const { place = '', label = '', was = '', alt = '' } = await readForm(c);
    const sent = (await c.req.parseBody().catch(() => ({}) as Record<string, unknown>))['photo'];
    const photo = sent instanceof File ? await readPhoto(Buffer.from(await sent.arrayBuffer())) : 'missing';
    if (typeof photo === 'string') return formPage(c, place, { alt, problems: { photo } });
    const wanted = { id: place, label, was, alt: alt.replaceAll(/\s+/g, ' ').trim(), photo };
    const pictureFiles = await readdir(folder);
    return submit(c, admin, (files) => planPicture(files, words, wanted, pictureFiles), {
      onInvalid: (problems) =>
        formPage(c, place, { alt, problems: { alt: problems.map(({ message }) => message).join('; ') } }),
    });
  });
}

const pageNames = ['home', 'about', 'menu'] as const;
