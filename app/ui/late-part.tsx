import { type ComponentType, lazy, useState } from 'react';

const coming = new Set<Promise<void>>();

/** Waits for the parts that are being fetched, whether they come or not. */
export async function latePartsSettled(): Promise<void> {
  await Promise.all(coming);
}

/**
 * A part of a page in a script of its own, for use inside Still. A page that is reached by navigation fetches it as soon
 * as its own script runs, which is when the guest shows intent; the first page has it in its HTML and does not.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Lazy = lazy(load);
  // `lazy` makes React wait once even for what has come: half as long again for the page to be rendered.
  let Fetched: ComponentType<Props> | undefined;
  const isFirstPage = typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset);
  if (!isFirstPage) {
    const fetched = load().then(
      (part) => void (Fetched = part.default),
      // A failure shows when the part is rendered.
      () => undefined,
    );
    coming.add(fetched);
    void fetched.then(() => coming.delete(fetched));
  }
  return function LatePart(props: Props) {
    // One of the two for good: the other would be another part to React, made anew.
    const [Part] = useState<ComponentType<Props>>(() => Fetched ?? Lazy);
    return <Part {...props} />;
  };
}
