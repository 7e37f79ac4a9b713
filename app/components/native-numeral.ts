import { nativeNumerals } from 'virtual:content/site';
import { createNumeralFormat } from '../../model/format.ts';

/** A number in the digits of the language of dishes. Undefined where the site has the usual digits alone. */
export const nativeNumeral = nativeNumerals === undefined ? undefined : createNumeralFormat(nativeNumerals);
