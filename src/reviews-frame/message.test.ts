import { expect, test } from 'vitest';
import { MAX_HEIGHT, readFrameMessage } from './message.ts';

test('reads the two messages of the frame, and nothing else of them', () => {
  expect(readFrameMessage({ reviews: 'failed', extra: 1 })).toEqual({ reviews: 'failed' });
  expect(readFrameMessage({ reviews: 'shown', height: 120.2, extra: 1 })).toEqual({ reviews: 'shown', height: 121 });
  expect(readFrameMessage({ reviews: 'shown', height: 0 })).toEqual({ reviews: 'shown', height: 0 });
});

test('bounds the height', () => {
  for (const height of [MAX_HEIGHT + 1, 1e9, Infinity])
    expect(readFrameMessage({ reviews: 'shown', height })).toEqual({ reviews: 'shown', height: MAX_HEIGHT });
});

test.each([
  ['no object', 'shown'],
  ['null', null],
  ['an array', ['shown', 10]],
  ['another message', { type: 'resize', height: 10 }],
  ['an unknown state', { reviews: 'outOfView', height: 10 }],
  ['no height', { reviews: 'shown' }],
  ['a height as text', { reviews: 'shown', height: '10px' }],
  ['a negative height', { reviews: 'shown', height: -1 }],
  ['no number', { reviews: 'shown', height: NaN }],
  ['an object that acts as a number', { reviews: 'shown', height: [10] }],
])('ignores %s', (_, data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
