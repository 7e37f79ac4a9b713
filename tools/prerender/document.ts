import type { RenderedPage } from '../../app/entry.server.tsx';
import { xml } from '../publish/xml.ts';

/** What the HTML of a page is put together from. Texts are put in as they are, unless they are said to be escaped. */
export interface DocumentParts {
  rendered: RenderedPage;
  /** The script that runs before the page's HTML is read. */
  early: string;
  /** HTML for the head: title, links and data of the page (tools/publish/head.ts). */
  head: string;
  /** Addresses of the fonts to fetch at once; escaped. */
  fonts: readonly string[];
  /** The style sheets that stand inside the page. */
  css: string;
  /** HTML for the end of the body: the scripts. */
  scripts: string;
}

/** The HTML of a page, the same in the build and while developing. */
export function documentOf({ rendered, early, head, fonts, css, scripts }: DocumentParts): string {
  return [
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${early}</script>`,
    rendered.hints,
    head,
    '<meta name="theme-color" content="#7A2418">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${xml(href)}">`),
    css && `<style>${css}</style>`,
    `</head><body>${rendered.body}${scripts}</body></html>`,
  ].join('');
}

/** A script inside the page. */
export const inlineScript = (code: string): string => `<script>${code}</script>`;
