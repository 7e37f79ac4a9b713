/** The service worker of these pages: without a network, a page of ours says so in place of the browser's, and sends a form again that was pressed. It keeps nothing else. */
import { paths } from './paths.ts';

declare const self: ServiceWorkerGlobalScope;

const kept: string[] = [paths.offline, paths.styles];

self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('offline').then((cache) => cache.addAll(kept))),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' && !kept.includes(new URL(request.url).pathname)) return;
  // Its body can be read once.
  const sent = request.clone();
  event.respondWith(
    fetch(request).catch(async () => {
      const found = await caches.match(request.mode === 'navigate' ? paths.offline : request);
      return found && request.method === 'POST' ? withForm(found, sent) : (found ?? Response.error());
    }),
  );
});

/** The page with the fields of a form that could not be sent: "Try again" sends them. */
async function withForm(page: Response, sent: Request): Promise<Response> {
  const fields = [...(await sent.formData())].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
  );
  const action = escaped(new URL(sent.url).pathname);
  const form = `<form method="post" action="${action}">${fields.join('')}<button type="submit">Try again</button></form>`;
  const html = (await page.text()).replace(/<a [^>]*>Try again<\/a>/, () => form);
  return new Response(html, { headers: page.headers });
}

const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (letter) => `&#${letter.codePointAt(0)};`);
