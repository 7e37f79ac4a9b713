/** A British number in international form: "020 7946 0123" gives "+44 20 7946 0123". */
export const internationalNumber = (number: string): string => `+44 ${number.replace(/^0/, '')}`;

/** A British number as a `tel:` address: "020 7946 0123" gives "tel:+442079460123". */
export const telephoneUrl = (number: string): string => `tel:${internationalNumber(number).replaceAll(' ', '')}`;
