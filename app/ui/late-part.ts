import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A part of a page in a script of its own, for use inside Still. A page that is reached by navigation fetches it as soon
 * as its own script runs, which is when the guest shows intent; the first page has it in its HTML and does not.
 */
export function latePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  const isFirstPage = typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
  // A failure shows when the part is rendered.
  if (!isFirstPage) load().catch(() => undefined);
  return lazy(load);
}
