/** What the frame of the reviews widget tells the page around it: the widget is there, so high; or its script failed. */
export type FrameMessage = { reviews: 'shown'; height: number } | { reviews: 'failed' };

/** The greatest height of the frame, in CSS pixels. Higher widgets scroll inside it. */
export const MAX_HEIGHT = 1600;

/**
 * Reads the data of a message event. Gives undefined if it is anything else than a message of the frame: the sender may be
 * hostile. The height is a whole number from 0 to MAX_HEIGHT.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('reviews' in data)) return undefined;
  if (data.reviews === 'failed') return { reviews: 'failed' };
  if (data.reviews !== 'shown' || !('height' in data)) return undefined;
  const { height } = data;
  if (typeof height !== 'number' || !(height >= 0)) return undefined;
  return { reviews: 'shown', height: Math.ceil(Math.min(height, MAX_HEIGHT)) };
}
