import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRooms, parseTokens, resolveColour } from '../styles/read-tokens.ts';
import { contentFolder } from './environment.ts';

/**
 * The look of a restaurant. Without `theme/` in the content folder it is that of src/styles. With it:
 *
 *     theme/theme.css     rules after tokens.css, in place of src/styles/theme.css, which override tokens
 *     theme/ornaments/    drawings with the names of src/styles/ornaments; missing ones are blank
 *     theme/public/       favicon and icons for home screens, in place of public/
 */
export type Theme = ReturnType<typeof readTheme>;

/** The drawings that belong to no restaurant: icons of the interface, and of categories. A theme without them has those of src/styles. */
const shared = new Set(['symbols', 'category-icons']);

export function readTheme(root: string) {
  const styles = join(root, 'src/styles');
  const folder = join(contentFolder(root), 'theme');
  const hasTheme = existsSync(folder);
  const ownCss = join(folder, 'theme.css');
  const cssFile = existsSync(ownCss) ? ownCss : join(styles, 'theme.css');
  const css = readFileSync(cssFile, 'utf8');
  const tokens = new Map([...parseTokens(readFileSync(join(styles, 'tokens.css'), 'utf8')), ...parseTokens(css)]);
  const rooms = parseRooms(css);
  return {
    cssFile,
    /** Whether the header shows a logo; otherwise the name as text. */
    hasLogo: !hasTheme || existsSync(join(folder, 'ornaments/brand.svg')),
    ornament: (name: string): string => {
      const own = join(folder, 'ornaments', `${name}.svg`);
      if (existsSync(own)) return own;
      return join(styles, hasTheme && !shared.has(name) ? 'blank.svg' : `ornaments/${name}.svg`);
    },
    /** The folder of files that are copied to the site unchanged. */
    publicFolder: hasTheme ? join(folder, 'public') : join(root, 'public'),
    /** The value of a colour token, in a room if one is given: `colour('--accent')` gives '#7a2418'. */
    colour: (token: string, room = ''): string =>
      resolveColour(new Map([...tokens, ...(rooms.get(room) ?? [])]), token),
  };
}

export const ornamentNames = (root: string): string[] =>
  readdirSync(join(root, 'src/styles/ornaments'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4));
