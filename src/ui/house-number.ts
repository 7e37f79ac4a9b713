/** The house number at the start of an address: '558-560'. Undefined for an address without one. */
export const houseNumber = (address: string): string | undefined => /^\d[\d-]*/.exec(address)?.[0];
