/** What the build passes to the service worker. */
export interface Precache {
  /** Path of the page that is shown instead of one that is not cached. */
  readonly offline: string;
  readonly paths: readonly string[];
  /** The page of the list, and the addresses of all that it loads but pictures. */
  readonly table: { readonly path: string; readonly parts: readonly string[] };
  /** "You are offline. What you see was fetched on {time}.", for a cached page whose scripts cannot run. */
  readonly note: string;
  /** Changes with the content of any of these pages. */
  readonly version: string;
}
