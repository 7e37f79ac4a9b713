/** The module worker that makes one menu PDF without blocking the page. It fetches fonts and pictures as soon as it starts. */
import boldUrl from '#fonts/pdf-bold.ttf?url';
import displayUrl from '#fonts/pdf-display.ttf?url';
import tamilUrl from '#fonts/pdf-tamil.ttf?url';
import textUrl from '#fonts/pdf-text.ttf?url';
import kolamUrl from '../styles/ornaments/kolam-diamond-brass.svg?url&no-inline';
import logoUrl from '../styles/ornaments/logo.svg?url&no-inline';
import stripUrl from '../styles/ornaments/strip-oxide.svg?url&no-inline';
import { makeMenuPdf, type MenuPdfPictures } from './draw.ts';
import type { MenuPdfInput } from './input.ts';

/** What the worker is posted. */
export interface WorkerRequest {
  input: MenuPdfInput;
  icons: MenuPdfPictures['icons'];
}

/** What it answers: the file, or why there is none. */
export type WorkerResponse = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

/** Time limits for files, in milliseconds. Without pictures the PDF is made anyway (PDF-11), without fonts it fails. */
const TIMEOUT_MS = { font: 20_000, logo: 3000, ornament: 2000 } as const;

const fonts = Promise.all([fetchFont(displayUrl), fetchFont(tamilUrl), fetchFont(textUrl), fetchFont(boldUrl)]);
// The answer to the request says so.
fonts.catch(() => undefined);
const pictures = Promise.all([
  fetchSvg(logoUrl, TIMEOUT_MS.logo),
  fetchSvg(stripUrl, TIMEOUT_MS.ornament),
  fetchSvg(kolamUrl, TIMEOUT_MS.ornament),
]);

addEventListener('message', async ({ data: { input, icons } }: MessageEvent<WorkerRequest>) => {
  const send = (response: WorkerResponse, transfer: Transferable[] = []) => postMessage(response, { transfer });
  try {
    const [display, tamil, text, bold] = await fonts;
    const [logo, strip, kolam] = await pictures;
    const bytes = await makeMenuPdf(input, { display, tamil, text, bold }, { icons, logo, strip, kolam });
    send({ bytes }, [bytes.buffer]);
  } catch (error) {
    send({ reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

async function fetchFont(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(address, TIMEOUT_MS.font)).arrayBuffer());
}

async function fetchSvg(address: string, limit: number): Promise<string | null> {
  try {
    return await (await fetchFile(address, limit)).text();
  } catch (error) {
    console.warn('A picture of the menu PDF could not be fetched; the PDF is made without it.', error);
    return null;
  }
}

/** Fetches a file. The limit in milliseconds includes the body. Throws after it, and for an error status. */
async function fetchFile(address: string, limit: number): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response;
}
