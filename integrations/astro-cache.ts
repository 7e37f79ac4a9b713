/** Settings of the picture encoders. Both run at low effort: the slower ones save few bytes. */
export const encoders = { avif: { effort: 2 }, webp: { effort: 3 } };

/**
 * Where Astro keeps encoded pictures between builds: outside node_modules, which `npm ci` deletes. Astro's own key of a cached picture
 * has its width, format and quality, but not the settings of the encoder, so these are in the name of the folder.
 */
export const astroCache = `.cache/astro/avif${encoders.avif.effort}-webp${encoders.webp.effort}`;
