import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRooms, parseTokens, resolveColour } from '../styles/read-tokens.ts';
import { contentFolder } from './environment.ts';

/**
 * The look of a restaurant. Without `theme/` in the content folder it is that of src/styles. With it:
 *
 *     theme/theme.css     rules after tokens.css, which override tokens
 *     theme/ornaments/    drawings with the names of src/styles/ornaments; missing ones are blank
 *     theme/public/       favicon and icons for home screens, in place of public/
 */
export type Theme = ReturnType<typeof readTheme>;

/** The icons of the interface, and the logo. A theme without this file has the icons of src/styles, and no logo. */
const SYMBOLS = 'symbols';

export function readTheme(root: string) {
  const styles = join(root, 'src/styles');
  const folder = join(contentFolder(root), 'theme');
  const hasTheme = existsSync(folder);
  const ownCss = join(folder, 'theme.css');
  /** The path of theme.css, or of an empty style sheet. */
  const cssFile = existsSync(ownCss) ? ownCss : join(root, 'src/styles/no-theme.css');
  const site = readFileSync(join(styles, 'tokens.css'), 'utf8');
  const tokens = new Map([...parseTokens(site), ...parseTokens(readFileSync(cssFile, 'utf8'))]);
  const rooms = parseRooms(site);
  return {
    cssFile,
    hasOwnOrnaments: hasTheme,
    ornament: (name: string): string => {
      const own = join(folder, 'ornaments', `${name}.svg`);
      if (existsSync(own)) return own;
      return join(styles, hasTheme && name !== SYMBOLS ? 'blank.svg' : `ornaments/${name}.svg`);
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
