import braid from '../styles/ornaments/braid.svg?no-inline';
import frameOxide from '../styles/ornaments/frame-oxide.svg?no-inline';
import lintel from '../styles/ornaments/lintel.svg?no-inline';
import pillarBase from '../styles/ornaments/pillar-base.svg?no-inline';
import pillarCap from '../styles/ornaments/pillar-cap.svg?no-inline';
import starAnise from '../styles/ornaments/star-anise.svg?no-inline';
import strip from '../styles/ornaments/strip-oxide.svg?no-inline';

/**
 * The ornaments at the top of the pages. Browsers parse each SVG image as a document, in 10 ms on a slow phone, and discard it
 * with the last element that shows it. That was half the time of a navigation. These references keep the parsed images.
 */
export const preloadedOrnaments = [strip, braid, lintel, starAnise, pillarCap, pillarBase, frameOxide].map((src) =>
  Object.assign(new Image(), { src }),
);

/* Most pages need the Tamil font, but a page without Tamil headings has not loaded it. If it fails, text uses the fallback font. */
for (const font of document.fonts) void font.load().catch(() => undefined);
