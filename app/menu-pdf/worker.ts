/**
 * The module worker that makes menu PDFs, so that the page stays free. It fetches fonts and pictures when told to prepare, on the
 * visitor's intent, and keeps them for every menu that follows.
 */
import { makeMenuPdf } from './draw.ts';
import type { FontFiles } from './fonts.ts';
import { drawIcons } from './icons.ts';
import type { Delivery, Order, PdfAssets } from './messages.ts';
import type { MenuPdfInput, MenuPdfPictures } from './model.ts';

/** Milliseconds that a file may take. Icons and logo are done without after that (spec section 8); without fonts there is no PDF. */
const LIMIT = { font: 20_000, icon: 2_000, logo: 3_000 } as const;

let assets: ReturnType<typeof openAssets> | undefined;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'prepare') assets ??= openAssets(order.assets);
  else void deliver(order.input);
});

async function deliver(input: MenuPdfInput): Promise<void> {
  const reply = (delivery: Delivery, transfer: Transferable[] = []) => postMessage(delivery, { transfer });
  try {
    if (!assets) throw new Error('The worker has not been prepared.');
    const [fonts, pictures] = await Promise.all([assets.fonts(), picturesFor(input, assets)]);
    const bytes = await makeMenuPdf(input, fonts, pictures);
    reply({ kind: 'made', bytes }, [bytes.buffer]);
  } catch (error) {
    reply({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** Starts fetching everything. What fails is fetched again when it is asked for. */
function openAssets({ fonts, icons, logo, strip, kolam }: PdfAssets) {
  return {
    fonts: kept(() => fetchFonts(fonts)),
    icons: kept(() => fetchText(icons, LIMIT.icon)),
    logo: kept(() => fetchText(logo, LIMIT.logo)),
    strip: kept(() => fetchText(strip, LIMIT.icon)),
    kolam: kept(() => fetchText(kolam, LIMIT.icon)),
  };
}

async function picturesFor(input: MenuPdfInput, sources: ReturnType<typeof openAssets>): Promise<MenuPdfPictures> {
  const icons = orNull(sources.icons()).then((sprite) =>
    sprite === null
      ? new Map<string, Uint8Array>()
      : drawIcons(
          sprite,
          input.categories.map(({ icon }) => icon),
          LIMIT.icon,
        ),
  );
  const texts = Promise.all([orNull(sources.logo()), orNull(sources.strip()), orNull(sources.kolam())]);
  const [logo, strip, kolam] = await texts;
  return { icons: await icons, logo, strip, kolam };
}

/** Runs at once; the value is kept, a failure is tried again by the next call. */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
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
  const font = async (address: string) => new Uint8Array(await (await fetchFile(address, LIMIT.font)).arrayBuffer());
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

/** Within the limit, body included; an answer that is not a success is an error. */
async function fetchFile(address: string, limit: number): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}
