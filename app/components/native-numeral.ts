import { nativeNumerals } from 'virtual:content/site';
import { createNumeralFormat } from '../../model/format.ts';

/** Formats a number in the digits of `nativeLanguage`. Undefined if the site uses only Latin digits. */
export const nativeNumeral = nativeNumerals === undefined ? undefined : createNumeralFormat(nativeNumerals);
