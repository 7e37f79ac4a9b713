/** Stands in for the parts of pdfkit and fontkit that a menu never needs (tools/pdf/pdf-plugin.ts). */
function leftOut(): never {
  throw new Error('This part of pdfkit is left out of the menu PDF: see tools/pdf/pdf-plugin.ts.');
}

export { leftOut as cbc, leftOut as default, leftOut as ecb };
