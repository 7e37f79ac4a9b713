/** A link in a text, [Our table](/our-table): its words, and an address of this site or a telephone number. */
export const TEXT_LINK = /\[([^\]]+)\]\((\/(?!\/)[^\s)]*|tel:\+\d+)\)/g;
