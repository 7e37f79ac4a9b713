import { nativeLanguage, nativeNumerals } from 'virtual:content/site';
import { createNumeralFormat } from '../../model/numerals.ts';

/** Formats a whole number in the digits of `nativeNumerals` in site.yaml, or in ordinary ones without it. */
export const formatNumeral = nativeNumerals === undefined ? String : createNumeralFormat(nativeNumerals);

/** The language of these numerals; undefined for ordinary ones. */
export const numeralLanguage = nativeNumerals === undefined ? undefined : nativeLanguage;
