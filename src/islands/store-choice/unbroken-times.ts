/** Opening hours as one text in which no line breaks inside a time: "12:00 PM" and "9.30 pm" stay whole. */
export const unbrokenTimes = (hours: string): string => hours.replaceAll(/(?<=\d) (?=[ap]m\b|noon)/gi, '\u00a0');
