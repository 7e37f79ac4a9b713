let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address of the page at once, so that no change is lost to a link that is followed meanwhile. Safari refuses more
 * than 100 changes in 30 seconds; the last one is then tried again.
 */
export function replaceAddress(path: string, state: unknown = history.state): void {
  clearTimeout(timer);
  try {
    history.replaceState(state, '', path);
  } catch {
    timer = setTimeout(replaceAddress, 1000, path, state);
  }
}
