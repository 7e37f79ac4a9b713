import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIMEType } from 'node:util';
import type { MiddlewareHandler } from 'hono';
import { createSerialQueue } from '../serial-queue.ts';
import type { AdminContext, Variables } from './serve.tsx';

/** Limits of a form with a photo, because parsing takes time for each part and header. */
const MAX_PARTS = 20;
const MAX_HEADER_BYTES = 2048;

type Handler = MiddlewareHandler<{ Variables: Variables }>;

interface PhotoFormOptions {
  /** The largest form, in bytes. */
  maxBytes: number;
  otherForms: Handler;
  /** Responds to a form that is too large or cannot be parsed. */
  refuse: (c: AdminContext, problem: 'tooLarge' | 'broken') => Response | Promise<Response>;
}

/**
 * Handles forms with a photo one at a time, because a decoded photo takes up to 200 MB. Until its turn each waits in a file, so that
 * many slow uploads take no memory.
 */
export function takePhotoForms({ maxBytes, otherForms, refuse }: PhotoFormOptions): Handler {
  const enqueue = createSerialQueue();
  return async (c, next) => {
    const boundary = boundaryOf(c.req.header('content-type'));
    const { body } = c.req.raw;
    if (boundary === undefined || !body) return otherForms(c, next);
    if (Number(c.req.header('content-length')) > maxBytes) return refuse(c, 'tooLarge');
    await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-photo-'));
    const file = join(folder.path, 'form');
    const size = await writeBody(file, body, maxBytes).catch(() => undefined);
    if (size === undefined) return await refuse(c, 'broken');
    if (size > maxBytes) return await refuse(c, 'tooLarge');
    return await enqueue(async () => {
      const bytes = await readFile(file);
      if (!isQuickToParse(bytes, boundary)) return refuse(c, 'broken');
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

/** Writes a body into a file, and stops soon after `maxBytes`. Returns the bytes received; rejects if the sender disconnects. */
async function writeBody(file: string, body: ReadableStream<Uint8Array>, maxBytes: number): Promise<number> {
  let size = 0;
  async function* counted() {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) return;
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
