/** Settings of the picture encoders. Effort 4 makes AVIF a sixth smaller than effort 2, and a build without cache 2 to 3 minutes longer. */
export const encoders = { avif: { effort: 4 }, webp: { effort: 3 } };

/**
 * Where Astro keeps encoded pictures between builds: outside node_modules, which `npm ci` deletes. Astro's own key of a cached picture
 * has its width, format and quality, but not the settings of the encoder, so these are in the name of the folder.
 */
export const astroCache = `.cache/astro/avif${encoders.avif.effort}-webp${encoders.webp.effort}`;
