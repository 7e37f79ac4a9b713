import { expect, test } from 'vitest';
import { MAX_HEIGHT, readFrameMessage } from './message.ts';

test('reads the two messages of the frame, bounds the height, and ignores anything else', () => {
  expect(readFrameMessage({ reviews: 'failed', extra: 1 })).toEqual({ reviews: 'failed' });
  expect(readFrameMessage({ reviews: 'shown', height: 120.2, extra: 1 })).toEqual({ reviews: 'shown', height: 121 });
  expect(readFrameMessage({ reviews: 'shown', height: Infinity })).toEqual({ reviews: 'shown', height: MAX_HEIGHT });
  for (const height of [undefined, '10px', -1, Number.NaN])
    expect(readFrameMessage({ reviews: 'shown', height })).toBeUndefined();
  for (const data of [
    'shown',
    null,
    ['shown', 10],
    { type: 'resize', height: 10 },
    { reviews: 'outOfView', height: 10 },
  ])
    expect(readFrameMessage(data)).toBeUndefined();
});
