import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestRemedy } from '../../model/nearest.ts';
import type { Problem } from '../../model/read/problem.ts';
import { colourPairs, contrast, MIN_CONTRAST } from '../styles/contrast.ts';
import { isColour, parseRooms, parseTokens, resolveColour, sourcesOf } from '../styles/read-tokens.ts';
import { contentFolder } from './environment.ts';
import { ornamentNames } from './theme.ts';

/** What browsers and phones ask for by name. */
const icons = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
];
/** Without them, the site would have those of another restaurant, or none. */
const needed = ['theme.css', ...icons.map((name) => `public/${name}`)];

/** The mistakes in the theme of the content folder (theme.ts): unknown tokens, values that are no colours, contrast, and its files. */
export function checkTheme(root: string): Problem[] {
  const folder = join(contentFolder(root), 'theme');
  if (!existsSync(folder)) return [];
  const css = join(folder, 'theme.css');
  const drawings = ornamentNames(root);
  return [
    ...(existsSync(css)
      ? checkTokens(readFileSync(css, 'utf8'), readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'))
      : []),
    ...needed
      .filter((name) => !existsSync(join(folder, name)))
      .map((name) => ({ file: `content/theme/${name}`, message: 'is missing; add it' })),
    ...svgFiles(join(folder, 'ornaments'))
      .filter((name) => !drawings.includes(name))
      .map((name) => ({
        file: `content/theme/ornaments/${name}.svg`,
        message: `is no drawing of the site; ${nearestRemedy(name, drawings, `take it out (known: ${drawings.join(', ')})`)}`,
      })),
  ];
}

const svgFiles = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => /(.+)\.svg$/.exec(file)?.[1] ?? []);

/** The mistakes in the text of a theme.css. With tokens that are wrong in themselves, contrast is not measured. */
export function checkTokens(css: string, siteCss: string): Problem[] {
  const known = parseTokens(siteCss);
  const plain = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const written = Array.from(
    plain.matchAll(/(--[\w-]+)\s*:\s*([^;}]*)/g),
    ({ 1: name = '', 2: value = '', index }) => ({
      name,
      value: value.trim(),
      line: plain.slice(0, index).split('\n').length,
    }),
  );
  const problem = (line: number | undefined, message: string) => ({ file: 'content/theme/theme.css', line, message });
  const colours = new Set([...known.keys()].filter((name) => isColour(known, name)));
  const wrong = written.flatMap(({ name, value, line }) => {
    if (!known.has(name))
      return [problem(line, `${name} is no token of the site; ${nearestRemedy(name, known.keys(), 'take it out')}`)];
    const isRight = !colours.has(name) || isColour(new Map([...known, [name, value]]), name);
    return isRight ? [] : [problem(line, `${name}: "${value}" is no colour; write it as in #7a2418`)];
  });
  if (wrong.length > 0) return wrong;
  const own = parseTokens(css);
  const palettes = [new Map(), ...parseRooms(css).values()].map((room) => new Map([...known, ...own, ...room]));
  const faint = new Map(
    palettes.flatMap((palette) =>
      colourPairs.flatMap((pair) => {
        const { foreground, background, use } = pair;
        const ratio = contrast(resolveColour(palette, foreground), resolveColour(palette, background));
        const line = [foreground, background]
          .flatMap((name) => sourcesOf(palette, name))
          .flatMap((name) => written.find((one) => one.name === name)?.line ?? [])[0];
        if (ratio >= MIN_CONTRAST[use]) return [];
        const message = `${foreground} on ${background} has a contrast of ${ratio.toFixed(1)}; ${use === 'text' ? 'text' : 'an outline'} needs ${MIN_CONTRAST[use]}, so make one darker or the other lighter`;
        return [[`${foreground} ${background}`, problem(line, message)] as const];
      }),
    ),
  );
  return [...faint.values()];
}
