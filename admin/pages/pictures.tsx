import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { PhotoProblem } from '../photos/read-photo.ts';
import type { FilePicture } from '../tasks/pictures.ts';
import { Field, Hidden } from './layout.tsx';
import { paths } from '../paths.ts';

interface PicturesProps {
  words: StaffPageWords;
  /** Groups with their headings: pages, and the dishes of a branch. */
  groups: readonly (readonly [heading: string, pictures: readonly FilePicture[]])[];
}

/** All places for a picture, each with its picture and a button. */
export function Pictures({ words: { pictures: words }, groups }: PicturesProps) {
  return (
    <>
      <p>{words.text}</p>
      {groups.map(([heading, pictures]) => (
        <details key={heading}>
          <summary>{heading}</summary>
          <ul>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <h2>{picture.label}</h2>
                <Shown words={words} picture={picture} />
                <form method="get" action={paths.picture} className="buttons">
                  <Hidden values={{ place: picture.id }} />
                  <button type="submit">
                    {words.change}
                    <span className="sr"> {picture.label}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Shown({ words, picture: { name, alt = '' } }: { words: StaffPageWords['pictures']; picture: FilePicture }) {
  if (name === '') return <p>{words.none}</p>;
  return (
    <img
      className="shown"
      src={`${paths.pictureFile}?name=${encodeURIComponent(name)}`}
      alt={alt}
      width={320}
      height={240}
      loading="lazy"
    />
  );
}

interface PictureFormProps {
  words: StaffPageWords;
  picture: FilePicture;
  /** What the person has written. */
  alt?: string | undefined;
  problems?: { photo?: PhotoProblem; alt?: string };
}

/** The form for another picture at a place. */
export function PictureForm({ words: { pictures: words }, picture, alt, problems }: PictureFormProps) {
  const { id, label, name } = picture;
  const describedBy = problems?.photo ? 'photo-hint photo-problem' : 'photo-hint';
  return (
    <>
      <Shown words={words} picture={picture} />
      <form method="post" action={paths.picture} encType="multipart/form-data">
        <Hidden values={{ place: id, label, was: name }} />
        <p className="field">
          <label htmlFor="photo">{words.photo}</label>
          <span id="photo-hint" className="hint">
            {words.photoHint}
          </span>
          {problems?.photo && (
            <span id="photo-problem" className="problem">
              {words[problems.photo]}
            </span>
          )}
          <input
            id="photo"
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            required
            aria-describedby={describedBy}
            aria-invalid={problems?.photo ? true : undefined}
          />
        </p>
        {picture.alt !== undefined && (
          <Field
            name="alt"
            label={words.alt}
            hint={fill(words.altHint, { alt: picture.alt })}
            value={alt ?? ''}
            problem={problems?.alt}
            isRequired
          />
        )}
        <button type="submit">{words.save}</button>
      </form>
    </>
  );
}
