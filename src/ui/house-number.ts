/** The house number at the start of an address: '558-560', '12A'. Undefined for an address without one. */
export const houseNumber = (address: string): string | undefined =>
  /^\d+[A-Za-z]?(?:[-‑–]\d+[A-Za-z]?)?(?=,| \p{L})/u.exec(address)?.[0];
