import type { RenderedPage } from '../../app/entry.server.tsx';
import { xml } from '../publish/xml.ts';

/** The parts of a page's HTML. They are inserted without escaping, except where noted. */
export interface DocumentParts {
  rendered: RenderedPage;
  /** The inline script of the head, which runs before the body is parsed. */
  early: string;
  /** HTML for the head: title, links and structured data (tools/publish/head.ts). */
  head: string;
  /** Paths of the fonts to preload; escaped here. */
  fonts: readonly string[];
  /** The text of the inlined style sheets. */
  css: string;
  /** The colour of the browser's bars (theme-color). */
  themeColour: string;
  /** HTML for the scripts at the end of the body. */
  scripts: string;
}

/** The HTML of a page, in the build and in development. */
export function renderDocument({ rendered, early, head, fonts, css, themeColour, scripts }: DocumentParts): string {
  return [
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script>${early}</script>`,
    rendered.hints,
    head,
    `<meta name="theme-color" content="${themeColour}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${xml(href)}">`),
    css && `<style>${css}</style>`,
    `</head><body>${rendered.body}${scripts}</body></html>`,
  ].join('');
}

/** An inline script element. */
export const inlineScript = (code: string): string => `<script>${code}</script>`;
