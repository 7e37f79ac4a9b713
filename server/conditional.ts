/**
 * Whether an If-None-Match or If-Match header names this entity tag. The comparison is the weak one of RFC 9110
 * section 8.8.3.2, so a proxy that turned `"x"` into `W/"x"` while compressing still gets its 304.
 */
export const matchesTag = (header: string, tag: string): boolean => {
  if (header.trim() === '*') return true;
  return header.split(',', 64).some((part) => part.trim().replace(/^W\//, '') === tag);
};
