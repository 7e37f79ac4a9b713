/** Widths of the versions of a picture, in pixels. Phones of 412 px at density 2 load 640 for a full width (ui/picture-sizes.ts). */
const ALL_STEPS = [240, 480, 720, 1080, 1600] as const;
/** PICTURES=small is for tests, which then need no minute for the first build. */
const STEPS = process.env['PICTURES'] === 'small' ? ALL_STEPS.slice(0, 1) : ALL_STEPS;
/** An original that is wider than its largest step by this has a version of its own width too. */
const OWN_WIDTH_FROM = 1.2;

/** The widths, ascending, of the versions of an original: the steps up to its own width. Never enlarged. */
export function pictureWidths(originalWidth: number): number[] {
  const fitting = STEPS.filter((step) => step <= originalWidth);
  const largest = fitting.at(-1) ?? 0;
  const hasOwn = largest === 0 || (STEPS === ALL_STEPS && originalWidth >= largest * OWN_WIDTH_FROM);
  return hasOwn ? [...fitting, originalWidth] : [...fitting];
}
