/**
 * Settings of the picture encoders, chosen for the first build. AVIF at effort 3 with full colour resolution takes twice as long as
 * this one (148 s instead of 71) and saves 2.7 %; effort 0 saves another half, for files 6 % larger.
 */
export const encoders = { avif: { effort: 1, chromaSubsampling: '4:2:0' }, webp: { effort: 2 } };

const key = `avif${encoders.avif.effort}-${encoders.avif.chromaSubsampling.replaceAll(':', '')}-webp${encoders.webp.effort}`;
/** Outside node_modules, which `npm ci` deletes. Astro's key of a cached picture does not have the encoder's settings. */
export const astroCache = `.cache/astro/${key}`;
