/** Attribute of the root element while the page of a list waits for the island that shows it (pages/our-table.astro). */
export const AWAITS_LIST_ATTRIBUTE = 'data-awaits-list';
