import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIMEType } from 'node:util';
import type { MiddlewareHandler } from 'hono';
import { MAX_BYTES } from '../../src/build-time/pictures.ts';
import { photoProblems } from '../photos/read-photo.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { BROKEN, limitForm, MAX_FORM, refuse } from './refuse.tsx';
import type { Variables } from './serve.tsx';

/** Limits of a form with a photo, because parsing takes time for each part and header. */
const MAX_PARTS = 20;
const MAX_HEADER_BYTES = 2048;
/** The largest form with a photo, in bytes. */
const MAX_PHOTO_FORM = MAX_BYTES + MAX_FORM;

/**
 * Handles forms with a photo one at a time, because a decoded photo takes up to 200 MB. Until its turn each waits in a file, so that
 * many slow uploads take no memory.
 */
export function queuePhotoForms(): MiddlewareHandler<{ Variables: Variables }> {
  const enqueue = createSerialQueue();
  return async (c, next) => {
    const boundary = boundaryOf(c.req.header('content-type'));
    const { body } = c.req.raw;
    if (boundary === undefined || !body) return limitForm(c, next);
    if (Number(c.req.header('content-length')) > MAX_PHOTO_FORM) return refuse(c, photoProblems.tooLarge, 422);
    await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-photo-'));
    const file = join(folder.path, 'form');
    const size = await writeBody(file, body).catch(() => undefined);
    if (size === undefined) return await refuse(c, BROKEN, 422);
    if (size > MAX_PHOTO_FORM) return await refuse(c, photoProblems.tooLarge, 422);
    return await enqueue(async () => {
      const bytes = await readFile(file);
      if (!isQuickToParse(bytes, boundary)) return refuse(c, BROKEN, 422);
      c.req.raw = new Request(c.req.raw, { method: 'POST', body: bytes });
      return next();
    });
  };
}

function boundaryOf(contentType = ''): string | undefined {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'multipart/form-data' ? (params.get('boundary') ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a body into a file, and stops soon after MAX_PHOTO_FORM. Returns the bytes received; rejects if the sender disconnects. */
async function writeBody(file: string, body: ReadableStream<Uint8Array>): Promise<number> {
  let size = 0;
  async function* counted() {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_PHOTO_FORM) return;
      yield chunk;
    }
  }
  await writeFile(file, counted(), { mode: 0o600 });
  return size;
}

/** Whether a form has few parts with short headers. The parser has no limits. */
function isQuickToParse(form: Buffer, boundary: string): boolean {
  let parts = 0;
  for (let at = form.indexOf(boundary); at !== -1; at = form.indexOf(boundary, at + 1)) {
    parts += 1;
    if (parts > MAX_PARTS || form.indexOf('\r\n\r\n', at) - at > MAX_HEADER_BYTES) return false;
  }
  return true;
}
