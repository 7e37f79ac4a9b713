/**
 * The scripts of the hostile reviews service, which call these functions with the service's origin. They run in the browser, so
 * none may use anything outside itself. The spy sends its report to the page around: what it tried, and the error or "done".
 */
export const hostileWidgets = { spies, floods, mines } as const;

/** Tries to store, to read, to leave its frame and to act on the page around it. */
async function spies(service: string): Promise<void> {
  const report: Record<string, string> = {};
  const attempt = async (what: string, act: () => unknown) => {
    try {
      const result = await act();
      report[what] = result === null ? 'null' : 'done';
    } catch (error) {
      report[what] = (error as Error).name;
    }
  };
  const requestBy = (tag: 'img' | 'script' | 'iframe', path: string, attributes: Record<string, string> = {}) =>
    new Promise((resolve) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, src: `${service}${path}` }))
        element.setAttribute(name, value);
      element.addEventListener('load', resolve);
      element.addEventListener('error', resolve);
      setTimeout(resolve, 1000);
      document.body.append(element);
    });
  document.body.style.height = '123456px';

  // First the requests that would send a cookie that an earlier visit has left.
  await attempt('cookie of an earlier visit', () => fetch(`${service}/earlier`, { credentials: 'include' }));
  await attempt('its pixel', () => requestBy('img', '/earlier', { crossorigin: 'use-credentials' }));
  await attempt('cookie by script', () => {
    document.cookie = 'spy=1; SameSite=None; Secure';
    if (!document.cookie.includes('spy')) throw new DOMException('no cookie', 'NotStored');
  });
  await attempt('cookie by fetch', () => fetch(`${service}/set`, { credentials: 'include' }));
  await attempt('cookie by fetch without cors', () =>
    fetch(`${service}/set`, { credentials: 'include', mode: 'no-cors' }),
  );
  await attempt('cookie by picture', () => requestBy('img', '/set'));
  await attempt('cookie by picture with credentials', () =>
    requestBy('img', '/set', { crossorigin: 'use-credentials' }),
  );
  await attempt('cookie by script element', () => requestBy('script', '/set', { crossorigin: 'use-credentials' }));
  await attempt('cookie by frame', () => requestBy('iframe', '/set'));
  await attempt('localStorage', () => localStorage.setItem('spy', '1'));
  await attempt('sessionStorage', () => sessionStorage.setItem('spy', '1'));
  await attempt('indexedDB', () => indexedDB.open('spy'));
  await attempt('caches', () => caches.open('spy'));
  await attempt('service worker', () => navigator.serviceWorker.register('/sw.js'));
  await attempt('storage access', () => document.requestStorageAccess());

  await attempt('read the site', () => fetch('/api/faq'));
  await attempt('read the parent', () => parent.document.title);
  await attempt('alter the parent', () => (parent.document.body.textContent = 'altered'));
  await attempt('alter by a global', () => Object.assign(parent, { altered: true }));
  await attempt('remove the sandbox', () => frameElement!.removeAttribute('sandbox'));
  await attempt('navigate the top', () => {
    top!.location.href = `${service}/probe`;
  });
  await attempt('navigate the top by a link', () => {
    const link = Object.assign(document.createElement('a'), { href: `${service}/probe`, target: '_top' });
    document.body.append(link);
    link.click();
  });
  await attempt('navigate the top to a script', () => {
    top!.location.href = 'javascript:document.body.textContent="altered"';
  });
  await attempt('open a window', () => window.open(`${service}/probe`));
  await attempt('open this page as a window', () => window.open(location.href));
  await attempt('worker', () => {
    const url = URL.createObjectURL(new Blob(['for(;;);'], { type: 'text/javascript' }));
    return new Promise((resolve, reject) => {
      const worker = new Worker(url);
      worker.addEventListener('error', () => reject(new DOMException('refused', 'SecurityError')));
      setTimeout(resolve, 1000);
    });
  });
  await attempt('dialog', () => {
    if (!confirm('?')) throw new DOMException('no dialog', 'SecurityError');
  });
  await attempt('position', () => new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)));
  await attempt('send a form', () => {
    const form = Object.assign(document.createElement('form'), { action: `${service}/probe`, target: '_top' });
    document.body.append(form);
    form.submit();
  });
  for (const data of ['shown', { reviews: 'shown', height: -5 }, { reviews: 'shown', height: '9e9' }, { altered: 1 }])
    parent.postMessage(data, '*');
  parent.postMessage({ reviews: 'shown', height: 9e9 }, '*');
  parent.postMessage({ report }, '*');
  await new Promise((done) => setTimeout(done, 500));
  // At last, because it ends this page: to a page of the service, then to pages of the site.
  location.href = `${service}/probe`;
}

/** Sends messages without a pause. */
function floods(): void {
  const flood = () => {
    for (let count = 0; count < 500; count += 1) parent.postMessage({ reviews: 'shown', height: count }, '*');
    setTimeout(flood);
  };
  flood();
}

/** Uses the processor as much as a page can without stopping it. */
function mines(): void {
  const mine = () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
    setTimeout(mine);
  };
  mine();
}
