/** Settings of the build. */
interface ImportMetaEnv {
  /** Where `/api/…` is answered: "https://api.valavu.example". Empty means the site's own host. */
  readonly VITE_API_BASE?: string;
}
