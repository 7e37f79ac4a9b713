/**
 * Whether an If-None-Match or If-Match header contains this entity tag. Uses the weak comparison of RFC 9110 section
 * 8.8.3.2, so that a proxy that changed `"x"` to `W/"x"` while compressing still gets 304.
 */
export const matchesTag = (header: string, tag: string): boolean => {
  if (header.trim() === '*') return true;
  return header.split(',', 64).some((part) => part.trim().replace(/^W\//, '') === tag);
};
