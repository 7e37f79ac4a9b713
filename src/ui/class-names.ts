/** Joins class names and leaves out false, null and undefined. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
