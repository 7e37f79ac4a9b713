/**
 * The script of the page that holds the reviews widget. It runs the widget's script, and tells the page around it when the widget
 * is there, how high it is, or that its script failed. The service gets neither cookies nor a referrer, and must allow any site to
 * read its script (`Access-Control-Allow-Origin: *`).
 */
import type { FrameMessage } from './message.ts';

/** Milliseconds between two looks at the height. A ResizeObserver would not see a frame that browsers do not render yet. */
const INTERVAL_MS = 250;

/** Nothing from any host. */
const OFFLINE_POLICY = "default-src 'none'; script-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:";

// `self.origin` is "null" here, but the address is the site's.
const send = (message: FrameMessage) => parent.postMessage(message, location.origin);
const sendFailure = () => send({ reviews: 'failed' });

// In the place of a frame that is blocked, browsers show a message of their own.
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'frame-src') sendFailure();
});

/** A script that shows nothing is not there: the page around says so after a while. */
let sent = 0;
const sendHeight = () => {
  const { height } = document.body.getBoundingClientRect();
  if (height !== sent) send({ reviews: 'shown', height });
  sent = height;
};

function addScript(src: string): void {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.referrerPolicy = 'no-referrer';
  script.addEventListener('load', () => {
    sendHeight();
    setInterval(sendHeight, INTERVAL_MS);
  });
  script.addEventListener('error', sendFailure);
  script.src = src;
  document.body.append(script);
}

/** Fetches the script, and runs it in a page that can send no further request. */
async function runOffline(src: string): Promise<void> {
  const response = await fetch(src, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  const code = await response.text();
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = OFFLINE_POLICY;
  document.head.append(meta);
  addScript(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
}

const src = document.querySelector<HTMLElement>('[data-script]')?.dataset['script'];
// In a tab of its own, where the widget could open it, the page stays empty: a tab has more rights than a frame.
if (src && parent !== window) {
  // In a credentialless frame, cookies are gone after the visit. Elsewhere a request of the widget could leave some.
  if ('credentialless' in window && window.credentialless) addScript(src);
  else runOffline(src).catch(sendFailure);
}
