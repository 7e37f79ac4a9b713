/**
 * Runs at the beginning of the page for addresses that do not exist; pages/404.astro writes it inline, so it must not use anything
 * outside itself. Messengers that encode the # of an address send its fragment to the server, as part of a page's name.
 */
export function decodeFragment(): void {
  const [path, fragment] = location.pathname.split(/%23(.*)/);
  if (path && fragment) location.replace(`${path}#${fragment}`);
}
