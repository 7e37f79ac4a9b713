const steps = [160, 320, 480, 640, 960, 1280, 1600] as const;
const widest = steps[steps.length - 1] ?? 0;

/** A master this little wider than the step below it gets no version of its own: nobody sees the difference. */
const worthwhile = 1.1;

/**
 * The widths, ascending, that a master of this width is served in: the steps up to its own width, and its own width
 * where that is clearly more than the last step. Never enlarged, never above 1600.
 */
export function versionWidths(masterWidth: number): number[] {
  const fitting = steps.filter((step) => step <= masterWidth);
  const last = fitting.at(-1) ?? 0;
  return masterWidth < widest && masterWidth > last * worthwhile ? [...fitting, masterWidth] : fitting;
}
