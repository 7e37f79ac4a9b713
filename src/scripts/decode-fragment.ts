/**
 * Runs at the beginning of the page for addresses that do not exist; pages/404.astro writes it inline, so it must not use anything
 * outside itself. Leads on where the address can be read otherwise.
 *
 * - Messengers that encode the # of an address send its fragment to the server, as part of a page's name.
 * - Static hosts tell "/Menu" from "/menu"; our own server leads on (server/app.ts).
 */
export function decodeFragment(pages: readonly string[]): void {
  const plain = location.pathname.toLowerCase().replace(/(?:%20)+$/, '');
  const [path, fragment] = location.pathname.split(/%23(.*)/);
  if (path && fragment) location.replace(`${path}#${fragment}`);
  else if (pages.includes(plain)) location.replace(plain + location.search + location.hash);
}
