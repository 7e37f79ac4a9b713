/**
 * The module worker that makes menu PDFs without blocking the page. On a `prepare` request, sent on intent, it fetches fonts and
 * pictures, and keeps them for later menus.
 */
import { makeMenuPdf } from './draw.ts';
import type { FontFiles } from './fonts.ts';
import { drawIcons } from './icons.ts';
import type { WorkerResponse, WorkerRequest, PdfAssets } from './messages.ts';
import type { MenuPdfInput, MenuPdfPictures } from './model.ts';

/** Time limits for files, in milliseconds. Without icons and logo the PDF is made anyway (PDF-10, PDF-11), without fonts it fails. */
const TIMEOUT_MS = { font: 20_000, icon: 2_000, logo: 3_000 } as const;

let assets: ReturnType<typeof startFetching> | undefined;

addEventListener('message', ({ data: request }: MessageEvent<WorkerRequest>) => {
  if (request.kind === 'prepare') assets ??= startFetching(request.assets);
  else void respond(request.input);
});

async function respond(input: MenuPdfInput): Promise<void> {
  const send = (response: WorkerResponse, transfer: Transferable[] = []) => postMessage(response, { transfer });
  try {
    if (!assets) throw new Error('The worker has not been prepared.');
    const [fonts, pictures] = await Promise.all([assets.fonts(), fetchPictures(input, assets)]);
    const bytes = await makeMenuPdf(input, fonts, pictures);
    send({ kind: 'made', bytes }, [bytes.buffer]);
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** Starts fetching everything. A failed file is fetched again when it is needed. */
function startFetching({ fonts, icons, logo, strip, kolam }: PdfAssets) {
  return {
    fonts: loadOnce(() => fetchFonts(fonts)),
    icons: loadOnce(() => fetchText(icons, TIMEOUT_MS.icon)),
    logo: loadOnce(() => fetchText(logo, TIMEOUT_MS.logo)),
    strip: loadOnce(() => fetchText(strip, TIMEOUT_MS.icon)),
    kolam: loadOnce(() => fetchText(kolam, TIMEOUT_MS.icon)),
  };
}

async function fetchPictures(input: MenuPdfInput, sources: ReturnType<typeof startFetching>): Promise<MenuPdfPictures> {
  const icons = orNull(sources.icons()).then((sprite) =>
    sprite === null
      ? new Map<string, Uint8Array>()
      : drawIcons(
          sprite,
          input.categories.flatMap(({ icon }) => icon || []),
          input.colours.oxide,
          TIMEOUT_MS.icon,
        ),
  );
  const texts = Promise.all([orNull(sources.logo()), orNull(sources.strip()), orNull(sources.kolam())]);
  const [logo, strip, kolam] = await texts;
  return { icons: await icons, logo, strip, kolam };
}

/** Loads at once and caches the value. After a failure the next call loads again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  const get = () => {
    value ??= load().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
  get().catch(() => undefined);
  return get;
}

async function orNull(text: Promise<string>): Promise<string | null> {
  try {
    return await text;
  } catch (error) {
    console.warn('A picture of the menu PDF could not be fetched; the PDF is made without it.', error);
    return null;
  }
}

async function fetchFonts(addresses: PdfAssets['fonts']): Promise<FontFiles> {
  const font = async (address: string) =>
    new Uint8Array(await (await fetchFile(address, TIMEOUT_MS.font)).arrayBuffer());
  const [display, tamil, text, bold] = await Promise.all([
    font(addresses.display),
    font(addresses.tamil),
    font(addresses.text),
    font(addresses.bold),
  ]);
  return { display, tamil, text, bold };
}

async function fetchText(address: string, limit: number): Promise<string> {
  return (await fetchFile(address, limit)).text();
}

/** Fetches a file. The limit in milliseconds includes the body. Throws after it, and for an error status. */
async function fetchFile(address: string, limit: number): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response;
}
