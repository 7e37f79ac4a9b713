/** Settings of the picture encoders. At AVIF effort 2, 3 and 4 a build without cache takes 47, 68 and 296 s, for 7.9, 7.3 and 7.2 MB. */
export const encoders = { avif: { effort: 3 }, webp: { effort: 3 } };

/** Outside node_modules, which `npm ci` deletes. Astro's key of a cached picture does not have the encoder's settings. */
export const astroCache = `.cache/astro/avif${encoders.avif.effort}-webp${encoders.webp.effort}`;
