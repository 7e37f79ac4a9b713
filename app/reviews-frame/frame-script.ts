/**
 * The script of the page that holds the reviews widget. It tells the page around it when the widget's script has run or
 * failed, and how high the widget is. The page's HTML names the widget's script after this one.
 */
import type { FrameMessage } from './message.ts';

/** Milliseconds between two looks at the height. A ResizeObserver would not see a frame that browsers do not render yet. */
const INTERVAL_MS = 250;

// `self.origin` is "null" here, but the address is the site's.
const send = (message: FrameMessage) => parent.postMessage(message, location.origin);

let sent = -1;
const sendHeight = () => {
  const { height } = document.body.getBoundingClientRect();
  if (height !== sent) send({ reviews: 'shown', height });
  sent = height;
};

const isScript = ({ target }: Event) => target instanceof HTMLScriptElement;
let hasRun = false;
const onLoad = (event: Event) => {
  if (hasRun || !isScript(event)) return;
  hasRun = true;
  sendHeight();
  setInterval(sendHeight, INTERVAL_MS);
};
const onError = (event: Event) => {
  if (!hasRun && isScript(event)) send({ reviews: 'failed' });
};
// These events do not bubble, but listeners above see them on their way down.
document.addEventListener('load', onLoad, true);
document.addEventListener('error', onError, true);
