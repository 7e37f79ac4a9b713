/** Settings of the picture encoders. At this effort, a build without cache encodes 340 files in 56 s on two cores. */
export const encoders = { avif: { effort: 2 }, webp: { effort: 3 } };

/**
 * Where Astro keeps encoded pictures between builds: outside node_modules, which `npm ci` deletes. Astro's own key of a cached picture
 * has its width, format and quality, but not the settings of the encoder, so these are in the name of the folder.
 */
export const astroCache = `.cache/astro/avif${encoders.avif.effort}-webp${encoders.webp.effort}`;
