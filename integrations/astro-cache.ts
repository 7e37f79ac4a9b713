/** Settings of the picture encoders. At AVIF effort 2, 3 and 4 a build without cache takes 47, 68 and 296 s, for 7.9, 7.3 and 7.2 MB. */
export const encoders = { avif: { effort: 3 }, webp: { effort: 3 } };

/**
 * Where Astro keeps encoded pictures between builds: outside node_modules, which `npm ci` deletes. Astro's own key of a cached picture
 * has its width, format and quality, but not the settings of the encoder, so these are in the name of the folder.
 */
export const astroCache = `.cache/astro/avif${encoders.avif.effort}-webp${encoders.webp.effort}`;
