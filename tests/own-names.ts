/** Names of the first restaurant, which neither the code nor the site of another restaurant may hold. */
export const ownNames = /Valavu|Chettinad|eastham|wimbledon|East Ham/i;
