/** How far a piece of work is that consists of files. */
export interface Progress {
  /** Finished files. */
  readonly done: number;
  readonly total: number;
  /** What the finished files cost of the whole, 0 to 1: files differ in how long they take. */
  readonly share: number;
}

/** What is known after less than this (milliseconds, part of the whole) is too little to tell the time left. */
const enough = { elapsed: 5000, share: 0.02 };

/** Least time between two reports, in milliseconds, and least progress, 0 to 1. A log gets ten lines at most. */
const pace = {
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
  if (elapsed < enough.elapsed || share < enough.share) return count;
  const left = (elapsed * (1 - share)) / share;
  return `${count}, ${left < 10_000 ? 'a few seconds' : `about ${duration(left, 10)}`} left`;
}

/** Up to 90 seconds in seconds, rounded up to a multiple of `step`; from there in minutes. */
function duration(milliseconds: number, step = 1): string {
  const seconds = Math.ceil(milliseconds / 1000 / step) * step;
  return seconds <= 90 ? `${seconds} s` : `${Math.round(milliseconds / 60_000)} min`;
}

/**
 * Writes progress to a stream: one line that is rewritten on a terminal, lines far apart elsewhere. Work that is over
 * before the first report is due leaves no trace.
 *
 * @param clock gives milliseconds; the work begins now
 */
export function reportProgress(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  clock: () => number = () => performance.now(),
): { tell(progress: Progress): void; end(): void } {
  const { pause, step } = stream.isTTY ? pace.terminal : pace.log;
  const started = clock();
  let last = { time: started, share: 0, length: 0 };

  return {
    tell(progress) {
      const time = clock();
      const isDue = time - last.time >= pause && progress.share - last.share >= step;
      const isEnd = progress.done === progress.total && last.length > 0;
      if (!isDue && !isEnd) return;
      const text = progressText(progress, time - started);
      // Spaces cover what a longer line has left behind.
      stream.write(stream.isTTY ? `\r${text.padEnd(last.length)}` : `${text}\n`);
      last = { time, share: progress.share, length: text.length };
    },

    /** To be called when the work has ended, well or not: what is written next stands on a line of its own. */
    end() {
      if (stream.isTTY && last.length > 0) stream.write('\n');
    },
  };
}
