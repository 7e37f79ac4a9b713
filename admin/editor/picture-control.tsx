import { useContext, useEffect, useRef, useState } from 'react';
import { type Crop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import { paths } from '../paths.ts';
import { asText, type ControlProps } from './controls.tsx';
import { EditorContext } from './editor-context.ts';
import { uploadPhoto } from './requests.ts';

const SHOWN = 24;
/** The longest side of a photo that is sent, in pixels; the server keeps no more. */
const LONGEST = 2000;

/** A photo that was sent has a name of ours, which says nothing. */
const nameOf = (name: string): string => (/^photo-[\da-f]{12}$/.test(name) ? 'a photo' : name.replaceAll('-', ' '));

export const pictureAddress = (name: string): string => `${paths.pictureFile}?name=${encodeURIComponent(name)}`;

export function PictureControl({ label, value, onChange, input }: ControlProps<'picture'>) {
  const name = asText(value);
  const { pictures, setBegun } = useContext(EditorContext);
  const [isChoosing, setIsChoosing] = useState(false);
  const [find, setFind] = useState('');
  const [isCropping, setIsCropping] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => {
    const unfinished = `The photo at ${label} is being cropped: press “Use this”, or “Leave it”.`;
    setBegun(input.id, isCropping ? unfinished : undefined);
    return () => setBegun(input.id, undefined);
  }, [setBegun, input.id, isCropping, label]);
  const take = (next: string) => {
    onChange(next);
    setIsChoosing(false);
    setIsCropping(false);
    setMessage('');
  };
  const send = async (source: Blob | HTMLImageElement, crop: Crop = WHOLE) => {
    // One that is cropped may still be loading.
    if (source instanceof HTMLImageElement) await source.decode().catch(() => undefined);
    const from = await createImageBitmap(source).catch(() => undefined);
    if (!from) return setMessage('This file is no picture that can be read. Take a JPEG or PNG.');
    setMessage('Sending the photo…');
    setBegun(input.id, `The photo at ${label} is being sent.`);
    const sent = await cutOut(from, crop)
      .then(uploadPhoto)
      .catch(() => ({ problem: 'No network. Try again.' }));
    setBegun(input.id, undefined);
    if ('name' in sent) take(sent.name);
    else setMessage(sent.problem);
  };
  const add = name === '' ? 'Add a photo' : 'Another photo';
  const found = pictures.filter(createTextMatcher(find, pictures));
  return (
    <div className="picture">
      {name !== '' && (
        <img className="shown" src={pictureAddress(name)} alt={`Now: ${nameOf(name)}`} width={320} height={240} />
      )}
      <p className="buttons">
        <label className="button">
          <span>{add}</span>
          <input
            {...input}
            aria-label={`${add}: ${label}`}
            className="sr"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => target.files?.[0] && void send(target.files[0])}
          />
        </label>
        <button type="button" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          Choose one
        </button>
        {name !== '' && (
          <>
            <button type="button" onClick={() => setIsCropping(true)}>
              Crop
            </button>
            <button type="button" onClick={() => take('')}>
              No picture
            </button>
          </>
        )}
      </p>
      {message !== '' && <p role="status">{message}</p>}
      {isCropping && (
        <Cropper
          source={`${pictureAddress(name)}&full=yes`}
          onDone={(image, crop) => void send(image, crop)}
          onCancel={() => setIsCropping(false)}
        />
      )}
      {isChoosing && (
        <>
          <label className="field">
            <span>Find a picture</span>
            <input type="search" value={find} onChange={(event) => setFind(event.target.value)} />
          </label>
          <ul className="pictures">
            {found.slice(0, SHOWN).map((one) => (
              <li key={one}>
                <button type="button" aria-label={nameOf(one)} onClick={() => take(one)}>
                  <img src={pictureAddress(one)} alt="" loading="lazy" width={96} height={72} />
                </button>
              </li>
            ))}
          </ul>
          {found.length > SHOWN && <p className="hint">{`${SHOWN} of ${found.length}. Type a word to find others.`}</p>}
        </>
      )}
    </div>
  );
}

const WHOLE: Crop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** A part of a photo, no larger than the server keeps. */
function cutOut(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const [x, width] = [(crop.x * image.width) / 100, (crop.width * image.width) / 100];
  const [y, height] = [(crop.y * image.height) / 100, (crop.height * image.height) / 100];
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.95),
  );
}

interface CropperProps {
  source: string;
  onDone: (image: HTMLImageElement, crop: Crop) => void;
  onCancel: () => void;
}

function Cropper({ source, onDone, onCancel }: CropperProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const image = useRef<HTMLImageElement>(null);
  return (
    <div className="crop">
      <p className="hint">Draw the edges inwards to cut something off.</p>
      <ReactCrop crop={crop} onChange={(_, next) => setCrop(next)} keepSelection>
        <img ref={image} src={source} alt="" />
      </ReactCrop>
      <p className="buttons">
        <button type="button" onClick={() => image.current && onDone(image.current, crop)}>
          Use this
        </button>
        <button type="button" onClick={onCancel}>
          Leave it
        </button>
      </p>
    </div>
  );
}
