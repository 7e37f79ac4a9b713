import { site } from '#content';
import { createNumeralFormat } from '../../model/numerals.ts';

const { localLanguage, localNumerals } = site;

/** Formats a whole number in the digits of `localNumerals` in site.yaml, or in ordinary ones without it. */
export const formatNumeral = localNumerals === undefined ? String : createNumeralFormat(localNumerals);

/** The language of these numerals; undefined for ordinary ones. */
export const numeralLanguage = localNumerals === undefined ? undefined : localLanguage;
