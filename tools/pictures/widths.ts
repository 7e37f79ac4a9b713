const steps = [160, 320, 480, 640, 960, 1280, 1600] as const;
const widest = steps[steps.length - 1] ?? 0;

/** A master gets a version of its own width only if it is this much wider than the step below; less is not visible. */
const minRatio = 1.1;

/**
 * The widths in pixels, ascending, of a master's versions: the steps up to its own width, and its own width if that is clearly
 * more than the last step. Never enlarged, at most 1600.
 */
export function versionWidths(masterWidth: number): number[] {
  const fitting = steps.filter((step) => step <= masterWidth);
  const last = fitting.at(-1) ?? 0;
  return masterWidth < widest && masterWidth > last * minRatio ? [...fitting, masterWidth] : fitting;
}
