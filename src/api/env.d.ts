interface ImportMetaEnv {
  /** Base address of `/api/…`: "https://api.restaurant.example". Empty means the site's own host. */
  readonly VITE_API_BASE?: string;
}
