/**
 * The reviews widget of a third party in a sandboxed frame: there from when its section enters the view until it leaves (REVIEW-3). A
 * failure affects nothing else; the QR code and the link stay. A frame that sends too many messages is removed.
 */
import { REVIEWS_FRAME_PATH, REVIEWS_FRAME_SANDBOX } from '../../model/page-security.ts';
import { readFrameMessage } from '../reviews-frame/message.ts';
import { create } from './page.ts';
import { whenShown } from './when-shown.ts';

/** For the script of the reviews service. */
const TIMEOUT_MS = 10_000;

/** The section loads after this time in view, not when scrolled past. */
const MIN_VISIBLE_MS = 150;

/** The frame's own script sends at most four messages a second. */
const MAX_MESSAGES_PER_SECOND = 20;

const status = document.querySelector<HTMLElement>('[data-reviews]');
const section = status?.closest('section');
if (status && section) start(status, section);

function start(line: HTMLElement, place: Element): void {
  let delay: ReturnType<typeof setTimeout> | undefined;
  let remove: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(delay);
    remove?.();
    remove = undefined;
    line.textContent = '';
    if (entries.at(-1)?.isIntersecting) delay = setTimeout(() => (remove = addFrame(line)), MIN_VISIBLE_MS);
  });
  whenShown(() => observer.observe(place));
}

/** Adds the frame after its line, which says that it loads, or has failed. Returns what removes it. */
function addFrame(line: HTMLElement): () => void {
  const { reviews: title = '', loading = '', failed = '' } = line.dataset;
  const frame = create('iframe', { title, height: '0', referrerPolicy: 'no-referrer' });
  frame.setAttribute('sandbox', REVIEWS_FRAME_SANDBOX);
  // Without cookies and storage that outlive the visit, where browsers support it.
  frame.toggleAttribute('credentialless', true);
  frame.src = REVIEWS_FRAME_PATH;
  line.textContent = loading;
  const ends = new AbortController();
  const remove = () => {
    ends.abort();
    clearTimeout(timeout);
    clearInterval(newSecond);
    frame.remove();
  };
  const fail = () => {
    line.textContent = failed;
    remove();
  };
  let messages = 0;
  const timeout = setTimeout(() => (line.textContent = failed), TIMEOUT_MS);
  const newSecond = setInterval(() => (messages = 0), 1000);
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    // The frame's origin is opaque, so its name is "null"; any sandboxed frame has that name.
    if (source !== frame.contentWindow || origin !== 'null') return;
    messages += 1;
    const message = readFrameMessage(data);
    if (messages > MAX_MESSAGES_PER_SECOND || message?.reviews === 'failed') return fail();
    if (message?.reviews !== 'shown') return;
    clearTimeout(timeout);
    line.textContent = '';
    frame.height = String(message.height);
  };
  addEventListener('message', onMessage, { signal: ends.signal });
  line.after(frame);
  return remove;
}
