import braid from '../styles/ornaments/braid.svg?no-inline';
import frameLeaf from '../styles/ornaments/frame-leaf.svg?no-inline';
import frameOxide from '../styles/ornaments/frame-oxide.svg?no-inline';
import kolam from '../styles/ornaments/kolam-brass.svg?no-inline';
import lintel from '../styles/ornaments/lintel.svg?no-inline';
import pillarBase from '../styles/ornaments/pillar-base.svg?no-inline';
import pillarCap from '../styles/ornaments/pillar-cap.svg?no-inline';
import starAnise from '../styles/ornaments/star-anise-brass.svg?no-inline';
import strip from '../styles/ornaments/strip-oxide.svg?no-inline';

/**
 * The ornaments at the heads of the pages. To a browser each drawing is a document of its own that takes it 10 ms to set up
 * on a slow phone, and that it throws away with the last element that shows it: half of what a change of pages took. Held here,
 * they stay from page to page.
 */
export const keptOrnaments = [strip, braid, lintel, kolam, starAnise, pillarCap, pillarBase, frameOxide, frameLeaf].map(
  (src) => Object.assign(new Image(), { src }),
);

/* A page without Tamil letters in its headings has not asked for their font, and most pages need it. A failure shows in the text alone. */
for (const font of document.fonts) void font.load().catch(() => undefined);
