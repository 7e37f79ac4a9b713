/** The target of a link may be in a part of the page that is rendered after its first view. */
const TIMEOUT_MS = 2000;

/**
 * Scrolls to the element that the address names, as soon as it is there, unless the guest scrolls first. Calls `onReached` with
 * the element.
 */
export function scrollToTarget(onReached?: (target: HTMLElement) => void): void {
  const id = readId(location.hash);
  const end = performance.now() + TIMEOUT_MS;
  const top = scrollY;
  const findTarget = () => {
    if (id === '' || scrollY !== top) return;
    const target = document.getElementById(id);
    if (target && target.getClientRects().length > 0) {
      target.scrollIntoView({ behavior: 'instant' });
      onReached?.(target);
    } else if (performance.now() < end) requestAnimationFrame(findTarget);
  };
  findTarget();
}

/** The id in a fragment; '' if its escapes are malformed, as `%` alone. */
function readId(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
}
