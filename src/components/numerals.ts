import { site } from '#content';
import { createNumeralFormat } from '../../model/numerals.ts';

const { nativeLanguage, nativeNumerals } = site;

/** Formats a whole number in the digits of `nativeNumerals` in site.yaml, or in ordinary ones without it. */
export const formatNumeral = nativeNumerals === undefined ? String : createNumeralFormat(nativeNumerals);

/** The language of these numerals; undefined for ordinary ones. */
export const numeralLanguage = nativeNumerals === undefined ? undefined : nativeLanguage;
