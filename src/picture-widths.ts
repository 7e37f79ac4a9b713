/** Widths of the versions of a picture, in pixels. Phones of 412 px at density 2 load 640 for a full width (ui/picture-sizes.ts). */
const ALL_STEPS = [240, 480, 720, 1080, 1600] as const;
/** PICTURES=small is for tests, which then need no minute for the first build. */
const STEPS = process.env['PICTURES'] === 'small' ? ALL_STEPS.slice(0, 1) : ALL_STEPS;

/** The widths, ascending, of a master's versions: the steps up to its own width. Never enlarged. */
export function pictureWidths(masterWidth: number): number[] {
  const fitting = STEPS.filter((step) => step <= masterWidth);
  return fitting.length > 0 ? fitting : [masterWidth];
}
