/** Replaces the parts of pdfkit and fontkit that a menu never needs (astro.config.ts). */
function throwExcluded(): never {
  throw new Error('This part of pdfkit is excluded from the menu PDF: see astro.config.ts.');
}

export { throwExcluded as cbc, throwExcluded as default, throwExcluded as ecb };
