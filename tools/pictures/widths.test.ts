import { expect, test } from 'vitest';
import { versionWidths } from './widths.ts';

test('gives every step up to the width of the master, and none above it', () => {
  expect(versionWidths(1600)).toEqual([160, 320, 480, 640, 960, 1280, 1600]);
  expect(versionWidths(6000)).toEqual([160, 320, 480, 640, 960, 1280, 1600]);
  expect(versionWidths(1280)).toEqual([160, 320, 480, 640, 960, 1280]);
});

test('adds the width of a master between two steps, unless it barely exceeds the lower step', () => {
  expect(versionWidths(1200)).toEqual([160, 320, 480, 640, 960, 1200]);
  expect(versionWidths(1000)).toEqual([160, 320, 480, 640, 960]);
});
