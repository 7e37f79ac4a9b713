const MINUTE_MS = 60_000;

/**
 * Calls `update` at the start of each minute, and when the page is seen again: timers do not run while its tab is suspended or the
 * page is in the back/forward cache. Returns what ends this.
 */
export function onEachMinute(update: () => void): () => void {
  const untilEnd = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        update();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  for (const [target, type] of [
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const)
    target.addEventListener(type, update, untilEnd);
  return () => {
    untilEnd.abort();
    clearTimeout(timer);
  };
}
