import { type ComponentType, lazy, useState } from 'react';

const coming = new Set<Promise<void>>();

/** Waits for the parts that are being fetched, whether they come or not. */
export async function latePartsSettled(): Promise<void> {
  await Promise.all(coming);
}

/** A component whose script can be fetched before it is rendered. */
export type LazyWithPreload<Props extends object> = ComponentType<Props> & {
  /** Fetches the script, once. A failure shows when the part is rendered. */
  fetch: () => void;
};

/** A part of a page in a script of its own, for use inside SkipHydration, that is fetched when it is rendered, or asked for. */
export function partOnDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyWithPreload<Props> {
  const Lazy = lazy(load);
  // `lazy` makes React wait once even for what has come: half as long again for the page to be rendered.
  let Fetched: ComponentType<Props> | undefined;
  let isAsked = false;
  const fetch = () => {
    if (isAsked) return;
    isAsked = true;
    const fetched = load().then(
      (part) => void (Fetched = part.default),
      () => void (isAsked = false),
    );
    coming.add(fetched);
    void fetched.then(() => coming.delete(fetched));
  };
  function Part(props: Props) {
    // One of the two for good: the other would be another part to React, made anew.
    const [Contents] = useState<ComponentType<Props>>(() => Fetched ?? Lazy);
    return <Contents {...props} />;
  }
  return Object.assign(Part, { fetch });
}

/**
 * A part of a page in a script of its own, for use inside Still. A page that is reached by navigation fetches it as soon
 * as its own script runs, which is when the guest shows intent; the first page has it in its HTML and does not.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = partOnDemand(load);
  const isFirstPage = typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
  if (!isFirstPage) part.fetch();
  return part;
}
