/** The package has no types. */
declare module 'workerd' {
  /** The path of the runtime's binary for this machine. */
  const path: string;
  export default path;
  /** The latest compatibility date that the binary knows. */
  export const compatibilityDate: string;
}
