import { site } from '#content';

const { localLanguage, localNumerals } = site;

/** Formats a whole number in the digits of `localNumerals` in site.yaml, or in ordinary ones without it. */
export const formatNumeral = (number: number): string =>
  number.toLocaleString('en-GB', { numberingSystem: localNumerals });

/** The language of these numerals; undefined for ordinary ones. */
export const numeralLanguage = localNumerals === undefined ? undefined : localLanguage;
