import { create } from '@cantoo/fontkit';
import { readPackageFile } from '../../integrations/fonts/subset.ts';
import type { CheckShareLine } from '../../model/read/cross-check.ts';
import { fitLine } from './design.ts';
import { displaySource, displayLettering } from './lettering.ts';

/** Makes the check of lines for the share picture, with its font. */
export async function createShareLineCheck(): Promise<CheckShareLine> {
  const font = create(new Uint8Array(await readPackageFile(displaySource)));
  if (!('characterSet' in font)) throw new TypeError(`${displaySource} is not a single font`);
  const known = new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  const display = await displayLettering([...known].join(''));
  return (line) => {
    const missing = [...line].find((character) => !known.has(character));
    if (missing !== undefined) return `has "${missing}", which the share picture cannot show; take it out`;
    if (fitLine(line, display)) return undefined;
    return `"${line}" is too wide for the share picture; write fewer or shorter words`;
  };
}
