/**
 * Fills the `{name}` places of a text from content/.
 * A place that has no value is left as it stands, so that a slip is seen and nothing is lost.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
