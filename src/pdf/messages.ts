import type { Face, MenuPdfInput } from './model.ts';

/** Addresses of what the worker fetches. */
export interface PdfAssets {
  fonts: Readonly<Record<Face, string>>;
  /** Sprite of the category icons. */
  icons: string;
  logo: string;
  strip: string;
  kolam: string;
}

/** To the worker: fetch what is needed, or make a menu. */
export type WorkerRequest = { kind: 'prepare'; assets: PdfAssets } | { kind: 'make'; input: MenuPdfInput };

/** From the worker, one for each requested menu. */
export type WorkerResponse = { kind: 'made'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'failed'; reason: string };
