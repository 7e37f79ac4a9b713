import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { photoProblems, thumbnail } from '../photos/read-photo.ts';
import { byField, type Page, type Route } from '../routes/route.ts';
import { listBranches } from '../tasks/branches.ts';
import { type FilePicture, listPictures, planPicture } from '../tasks/pictures.ts';
import { type Files, oneLine } from '../tasks/plan.ts';
import { Field, Form } from './form.tsx';

interface PictureFormProps {
  picture: FilePicture;
  alt?: string;
  problems?: { photo?: string | undefined; alt?: string | undefined };
}

const formPage = (files: Files, place: string | undefined, more: Omit<PictureFormProps, 'picture'> = {}) => {
  const picture = listPictures(files).find(({ id }) => id === place);
  if (!picture) return undefined;
  const body = <PictureForm picture={picture} {...more} />;
  return { title: `Picture: ${picture.label}`, body, status: more.problems ? 422 : 200 } satisfies Page;
};

export const pictureRoutes: readonly Route[] = [
  {
    path: paths.pictures,
    get: ({ files }) => ({ title: 'Pictures', body: <Pictures files={files} /> }),
  },
  {
    path: paths.pictureFile,
    needsNoContent: true,
    /** A thumbnail of a picture that the content folder has now. Its name is looked up among the files, so that it leads to no other folder. */
    get: async ({ admin: { picturesFolder }, fields: { name } }) => {
      const file = (await readdir(picturesFolder)).find((one) => one.replace(/\.\w+$/, '') === name);
      if (file === undefined) return undefined;
      const bytes = new Uint8Array(await thumbnail(join(picturesFolder, file)));
      return new Response(bytes, { headers: { 'content-type': 'image/jpeg' } });
    },
  },
  {
    path: paths.picture,
    get: ({ files, fields }) => formPage(files, fields['place']),
    post: async ({ admin, files, fields, photo: sent }) => {
      const { place = '', label = '', was = '', alt = '' } = fields;
      const photo = sent ? await admin.readPhoto(Buffer.from(await sent.arrayBuffer())) : 'missing';
      if (typeof photo === 'string') return formPage(files, place, { alt, problems: { photo: photoProblems[photo] } });
      const wanted = { id: place, label, was, alt: oneLine(alt), photo };
      const pictureFiles = await readdir(admin.picturesFolder);
      return {
        plan: (now) => planPicture(now, wanted, pictureFiles),
        onInvalid: (problems, now) => formPage(now, place, { alt, problems: byField(problems, ['photo', 'alt']) }),
      };
    },
  },
];

const pageNames = new Map([
  ['home', 'Home page'],
  ['about', 'About us'],
  ['menu', 'Menu page'],
]);

function Pictures({ files }: { files: Files }) {
  const stores = new Map(listBranches(files).map(({ key, store }) => [key, store]));
  const headingOf = ({ file }: FilePicture): string => {
    const [, branch = '', page = ''] = /^content\/(?:branches\/([^/]+)\/|([^/]+)\.yaml$)/.exec(file) ?? [];
    return stores.get(branch) ?? pageNames.get(page) ?? 'Other pages';
  };
  return (
    <>
      <p>Each dish and part of a page with its picture. A new picture replaces the old one, which the history keeps.</p>
      {[...Map.groupBy(listPictures(files), headingOf)].map(([heading, pictures]) => (
        <details key={heading}>
          <summary>{heading}</summary>
          <ul>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <h2>{picture.label}</h2>
                <CurrentPicture picture={picture} />
                <div className="buttons">
                  <Form
                    method="get"
                    action={paths.picture}
                    hidden={{ place: picture.id }}
                    label="Change picture"
                    labelSuffix={picture.label}
                  />
                </div>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function CurrentPicture({ picture: { name, alt = '' } }: { picture: FilePicture }) {
  if (name === '') return <p>No picture yet.</p>;
  const src = `${paths.pictureFile}?name=${encodeURIComponent(name)}`;
  return <img className="shown" src={src} alt={alt} width={320} height={240} loading="lazy" />;
}

function PictureForm({ picture, alt, problems }: PictureFormProps) {
  const { id, label, name } = picture;
  return (
    <>
      <CurrentPicture picture={picture} />
      <Form action={paths.picture} encType="multipart/form-data" hidden={{ place: id, label, was: name }} label="Save">
        <Field
          name="photo"
          label="Photo"
          hint="From the camera or from a file, as JPEG, PNG or WebP, at most 25 MB. It is turned upright, and place and time are taken out of it."
          type="file"
          accept="image/jpeg,image/png,image/webp"
          problem={problems?.photo}
          isRequired
        />
        {picture.alt !== undefined && (
          <Field
            name="alt"
            label="What one sees in it"
            hint={`One sentence for people who cannot see it. The picture before: ${picture.alt}`}
            value={alt}
            problem={problems?.alt}
            isRequired
          />
        )}
      </Form>
    </>
  );
}
