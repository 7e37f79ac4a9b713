import { createHash } from 'node:crypto';
import { allergyLine, hasRecipes, menuPage } from '#content';
import type { FinderWords } from '../../islands/finder-panel/finder-words.ts';
import { dishWords } from './content-dish-words.ts';

export const finderWords: FinderWords = { finder: menuPage.finder, dishes: dishWords, allergyLine, hasRecipes };

const hash = createHash('sha256').update(JSON.stringify(finderWords)).digest('hex');
/** The hash of the content keeps caches from giving a page the words of another build. */
export const finderWordsAddress = `/data/finder.json?v=${hash.slice(0, 8)}`;
