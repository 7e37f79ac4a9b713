import { type OpenPanel, startMenuFilters } from '../scripts/menu-filters.ts';

/** Loads all filters, and React with them. */
const openPanel: OpenPanel = async (data, chip) => {
  // In development the compiler of React expects its preamble, which Astro adds for islands only.
  if (import.meta.env.DEV) Object.assign(window, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type });
  const { openFilterPanel } = await import('../islands/filter-panel.tsx');
  await openFilterPanel(data, chip);
};

export const startFilters = (): Promise<void> => startMenuFilters(openPanel);
