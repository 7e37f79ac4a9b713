/** The module worker that makes menu PDFs without blocking the page. It fetches fonts and pictures as soon as it starts. */
import boldUrl from '#fonts/pdf-bold.ttf?url';
import displayUrl from '#fonts/pdf-display.ttf?url';
import tamilUrl from '#fonts/pdf-tamil.ttf?url';
import textUrl from '#fonts/pdf-text.ttf?url';
import iconsUrl from '../ui/category-icons.svg?url&no-inline';
import kolamUrl from '../styles/ornaments/kolam-diamond-brass.svg?url&no-inline';
import logoUrl from '../styles/ornaments/logo.svg?url&no-inline';
import stripUrl from '../styles/ornaments/strip-oxide.svg?url&no-inline';
import { makeMenuPdf, type FontFiles } from './draw.ts';
import { drawIcons } from './svg.ts';
import type { MenuPdfInput } from './input.ts';
import type { MenuPdfPictures } from './pen.ts';

/** What the worker answers to each menu that it is posted: the file, or why there is none. */
export type WorkerResponse = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

/** Time limits for files, in milliseconds. Without icons and logo the PDF is made anyway (PDF-10, PDF-11), without fonts it fails. */
const TIMEOUT_MS = { font: 20_000, icon: 2_000, logo: 3_000 } as const;

/** A failed file is fetched again when it is needed. */
const assets = {
  fonts: loadOnce(fetchFonts),
  icons: loadOnce(() => fetchText(iconsUrl, TIMEOUT_MS.icon)),
  logo: loadOnce(() => fetchText(logoUrl, TIMEOUT_MS.logo)),
  strip: loadOnce(() => fetchText(stripUrl, TIMEOUT_MS.icon)),
  kolam: loadOnce(() => fetchText(kolamUrl, TIMEOUT_MS.icon)),
};

addEventListener('message', async ({ data: input }: MessageEvent<MenuPdfInput>) => {
  const send = (response: WorkerResponse, transfer: Transferable[] = []) => postMessage(response, { transfer });
  try {
    const [fonts, pictures] = await Promise.all([assets.fonts(), fetchPictures(input)]);
    const bytes = await makeMenuPdf(input, fonts, pictures);
    send({ bytes }, [bytes.buffer]);
  } catch (error) {
    send({ reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

async function fetchPictures(input: MenuPdfInput): Promise<MenuPdfPictures> {
  const icons = orNull(assets.icons()).then((sprite) =>
    sprite === null
      ? new Map<string, Uint8Array>()
      : drawIcons(
          sprite,
          input.categories.flatMap(({ icon }) => icon || []),
          input.colours.oxide,
          TIMEOUT_MS.icon,
        ),
  );
  const texts = Promise.all([orNull(assets.logo()), orNull(assets.strip()), orNull(assets.kolam())]);
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

async function fetchFonts(): Promise<FontFiles> {
  const font = async (address: string) =>
    new Uint8Array(await (await fetchFile(address, TIMEOUT_MS.font)).arrayBuffer());
  const fonts = [font(displayUrl), font(tamilUrl), font(textUrl), font(boldUrl)] as const;
  const [display, tamil, text, bold] = await Promise.all(fonts);
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
