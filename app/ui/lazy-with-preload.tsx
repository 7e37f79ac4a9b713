import { type ComponentType, lazy, useState } from 'react';

const pendingLoads = new Set<Promise<void>>();

/** Resolves when all parts in flight have loaded or failed. */
export async function waitForLazyParts(): Promise<void> {
  await Promise.all(pendingLoads);
}

/** A component whose script can be fetched before it is rendered. */
export type LazyWithPreload<Props extends object> = ComponentType<Props> & {
  /** Fetches the script, once. A failure is thrown when the part is rendered. */
  preload: () => void;
};

/** A lazy part of a page, for use inside SkipHydration. Its script is fetched on render or on `preload()`. */
export function lazyOnDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyWithPreload<Props> {
  const Lazy = lazy(load);
  // `lazy` suspends once even for a loaded script: rendering the page would take 1.5 times as long.
  let Loaded: ComponentType<Props> | undefined;
  let isRequested = false;
  const preload = () => {
    if (isRequested) return;
    isRequested = true;
    const settled = load().then(
      (part) => void (Loaded = part.default),
      () => void (isRequested = false),
    );
    pendingLoads.add(settled);
    void settled.then(() => pendingLoads.delete(settled));
  };
  function Part(props: Props) {
    // Chosen once: switching to the other would remount the part.
    const [Contents] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Contents {...props} />;
  }
  return Object.assign(Part, { preload });
}

/**
 * A lazy part of a page, for use inside SkipHydration. After the first page, its script is fetched as soon as the page's own
 * script runs, which is on intent. The first page has it in its HTML and does not fetch it.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = lazyOnDemand(load);
  const isFirstPage = typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
  if (!isFirstPage) part.preload();
  return part;
}
