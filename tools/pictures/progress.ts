/** The progress of a job that processes files. */
export interface Progress {
  /** Finished files. */
  readonly done: number;
  readonly total: number;
  /** The finished share of the total cost, 0 to 1. Files differ in how long they take. */
  readonly share: number;
}

/** The remaining time is estimated only after this time (in milliseconds) and this share of the work. */
const estimateFrom = { elapsed: 5000, share: 0.02 };

/** The minimum time (in milliseconds) and progress (0 to 1) between two reports. A log gets at most ten lines. */
const intervals = {
  terminal: { pause: 200, step: 0 },
  log: { pause: 10_000, step: 0.1 },
};

/**
 * 'Pictures: 120 of 412 files, about 2 min left'; at the end 'Pictures: 412 of 412 files in 3 min'.
 *
 * @param elapsed milliseconds since the work began
 */
export function progressText({ done, total, share }: Progress, elapsed: number): string {
  const count = `Pictures: ${done} of ${total} files`;
  if (done === total) return `${count} in ${duration(elapsed)}`;
  if (elapsed < estimateFrom.elapsed || share < estimateFrom.share) return count;
  const left = (elapsed * (1 - share)) / share;
  return `${count}, ${left < 10_000 ? 'a few seconds' : `about ${duration(left, 10)}`} left`;
}

/** Up to 90 seconds in seconds, rounded up to a multiple of `step`; above that in minutes. */
function duration(milliseconds: number, step = 1): string {
  const seconds = Math.ceil(milliseconds / 1000 / step) * step;
  return seconds <= 90 ? `${seconds} s` : `${Math.round(milliseconds / 60_000)} min`;
}

/**
 * Writes progress to a stream: on a terminal one line that is overwritten, elsewhere a few lines. A job that ends before the
 * first report is due writes nothing.
 *
 * @param clock returns milliseconds; the job begins now
 */
export function reportProgress(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  clock: () => number = () => performance.now(),
): { update(progress: Progress): void; end(): void } {
  const { pause, step } = stream.isTTY ? intervals.terminal : intervals.log;
  const started = clock();
  let last = { time: started, share: 0, length: 0 };

  return {
    update(progress) {
      const time = clock();
      const isDue = time - last.time >= pause && progress.share - last.share >= step;
      const isEnd = progress.done === progress.total && last.length > 0;
      if (!isDue && !isEnd) return;
      const text = progressText(progress, time - started);
      // Spaces overwrite the rest of a longer line.
      stream.write(stream.isTTY ? `\r${text.padEnd(last.length)}` : `${text}\n`);
      last = { time, share: progress.share, length: text.length };
    },

    /** Call it when the job has ended or failed, so that the next output starts on a new line. */
    end() {
      if (stream.isTTY && last.length > 0) stream.write('\n');
    },
  };
}
