import { useEffect, useRef, useState } from 'react';
import { readFrameMessage } from '../../reviews-frame/message.ts';
import { whenShown } from '../../scripts/when-shown.ts';

/** For the script of the reviews service. */
const TIMEOUT_MS = 10_000;

/** The section loads after this time in view, not when scrolled past. */
const MIN_VISIBLE_MS = 150;

/** The frame's own script sends at most four messages a second. */
const MAX_MESSAGES_PER_SECOND = 20;

interface Widget {
  /** `loading` until the widget's script has run, then `shown` or `failed`. */
  state: 'outOfView' | 'loading' | 'shown' | 'failed';
  /** Of the frame, in CSS pixels. */
  height: number;
  /** False once the frame was removed because of its behaviour. */
  hasFrame: boolean;
}

const outOfView: Widget = { state: 'outOfView', height: 0, hasFrame: false };
const loading: Widget = { state: 'loading', height: 0, hasFrame: true };
const removed: Widget = { state: 'failed', height: 0, hasFrame: false };

/**
 * The frame of the reviews widget: there from when the section enters the view until it leaves (REVIEW-3). A failure affects
 * nothing else; the QR code and the link stay. A frame that sends too many messages is removed.
 */
export function useReviewsFrame() {
  /** In the section whose view counts. */
  const status = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [widget, setWidget] = useState(outOfView);

  useEffect(() => {
    const section = status.current?.closest('section');
    if (!section) return;
    let delay: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(delay);
      setWidget(outOfView);
      if (entries.at(-1)?.isIntersecting) delay = setTimeout(() => setWidget(loading), MIN_VISIBLE_MS);
    });
    whenShown(() => observer.observe(section));
    return () => {
      observer.disconnect();
      clearTimeout(delay);
    };
  }, []);

  const { hasFrame } = widget;
  useEffect(() => {
    const sender = frame.current?.contentWindow;
    if (!hasFrame || !sender) return;
    const remove = () => setWidget(removed);
    const onTimeout = () => setWidget((now) => (now.state === 'loading' ? { ...now, state: 'failed' } : now));
    let messages = 0;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      // The frame's origin is opaque, so its name is "null"; any sandboxed frame has that name.
      if (source !== sender || origin !== 'null') return;
      messages += 1;
      if (messages > MAX_MESSAGES_PER_SECOND) return remove();
      const message = readFrameMessage(data);
      if (message?.reviews === 'shown') setWidget({ state: 'shown', height: message.height, hasFrame: true });
      if (message?.reviews === 'failed') remove();
    };
    const timeout = setTimeout(onTimeout, TIMEOUT_MS);
    const newSecond = setInterval(() => (messages = 0), 1000);
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timeout);
      clearInterval(newSecond);
    };
  }, [hasFrame]);

  return { status, frame, ...widget };
}
