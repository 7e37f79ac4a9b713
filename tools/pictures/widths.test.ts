import { expect, test } from 'vitest';
import { versionWidths } from './widths.ts';

test('a master is served in every step up to its own width, and never wider', () => {
  expect(versionWidths(1600)).toEqual([160, 320, 480, 640, 960, 1280, 1600]);
  expect(versionWidths(6000)).toEqual([160, 320, 480, 640, 960, 1280, 1600]);
  expect(versionWidths(1280)).toEqual([160, 320, 480, 640, 960, 1280]);
});

test('a width between two steps is served too, unless it hardly exceeds the lower one', () => {
  expect(versionWidths(1200)).toEqual([160, 320, 480, 640, 960, 1200]);
  expect(versionWidths(1000)).toEqual([160, 320, 480, 640, 960]);
});
