import { expect, test } from 'vitest';
import { type Progress, progressText, reportProgress } from './progress.ts';

const minute = 60_000;

test('shows how many files are done, and estimates the remaining time', () => {
  expect(progressText({ done: 120, total: 412, share: 0.5 }, 2 * minute)).toBe(
    'Pictures: 120 of 412 files, about 2 min left',
  );
  expect(progressText({ done: 120, total: 412, share: 0.25 }, minute)).toBe(
    'Pictures: 120 of 412 files, about 3 min left',
  );
  expect(progressText({ done: 300, total: 412, share: 0.75 }, minute)).toBe(
    'Pictures: 300 of 412 files, about 20 s left',
  );
  expect(progressText({ done: 400, total: 412, share: 0.98 }, minute)).toBe(
    'Pictures: 400 of 412 files, a few seconds left',
  );
});

test('switches from seconds to minutes at 90 seconds', () => {
  expect(progressText({ done: 1, total: 2, share: 0.5 }, 89_000)).toContain('about 90 s left');
  expect(progressText({ done: 1, total: 2, share: 0.5 }, 91_000)).toContain('about 2 min left');
});

test('shows no time until it can be estimated', () => {
  expect(progressText({ done: 0, total: 412, share: 0 }, minute)).toBe('Pictures: 0 of 412 files');
  expect(progressText({ done: 1, total: 412, share: 0.01 }, minute)).toBe('Pictures: 1 of 412 files');
  expect(progressText({ done: 20, total: 412, share: 0.1 }, 4000)).toBe('Pictures: 20 of 412 files');
});

test('shows the total time at the end', () => {
  expect(progressText({ done: 412, total: 412, share: 1 }, 57_400)).toBe('Pictures: 412 of 412 files in 58 s');
  expect(progressText({ done: 412, total: 412, share: 1 }, 3 * minute)).toBe('Pictures: 412 of 412 files in 3 min');
});

/** The output while files of equal cost are finished, one every `interval` milliseconds, of 100 in total. */
function written(isTTY: boolean, interval: number, files = 100): string[] {
  const pieces: string[] = [];
  let now = 1000;
  const stream = { isTTY, write: (text: string) => pieces.push(text) };
  const report = reportProgress(stream, () => now);
  for (const progress of upTo(files)) {
    now += interval;
    report.update(progress);
  }
  report.end();
  return pieces;
}

function upTo(files: number): Progress[] {
  return Array.from({ length: files }, (_, index) => ({ done: index + 1, total: 100, share: (index + 1) / 100 }));
}

test('a log gets at most one line every ten seconds', () => {
  expect(written(false, 300)).toEqual([
    'Pictures: 34 of 100 files, about 20 s left\n',
    'Pictures: 68 of 100 files, a few seconds left\n',
    'Pictures: 100 of 100 files in 30 s\n',
  ]);
});

test('a log gets at most ten lines', () => {
  const lines = written(false, 30_000);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('Pictures: 10 of 100 files, about 45 min left\n');
});

test('a log stays empty if the work takes less than ten seconds', () => {
  expect(written(false, 99)).toEqual([]);
});

test('a terminal shows one line that is rewritten a few times a second', () => {
  const pieces = written(true, 100);
  expect(pieces).toHaveLength(51);
  expect(pieces.slice(0, -1).every((piece) => piece.startsWith('\r') && !piece.includes('\n'))).toBe(true);
  expect(pieces[0]).toBe('\rPictures: 2 of 100 files');
  expect(pieces.at(-1)).toBe('\n');
});

test('a shorter text overwrites the longer one before it', () => {
  const [before = '', end = ''] = written(true, 100).slice(-3);
  expect(before.trim()).toBe('Pictures: 98 of 100 files, a few seconds left');
  expect(end.trim()).toBe('Pictures: 100 of 100 files in 10 s');
  expect(end).toHaveLength(before.length);
});

test('ends the line of a terminal if the work stops early', () => {
  expect(written(true, 300, 2)).toEqual(['\rPictures: 1 of 100 files', '\rPictures: 2 of 100 files', '\n']);
});

test('writes nothing if there is no work', () => {
  expect(written(true, 300, 0)).toEqual([]);
  expect(written(false, 300, 0)).toEqual([]);
});
