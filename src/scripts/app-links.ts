/** Gives the badges of /gotoappstore their links, which the API knows. After a failure, which is logged, they stay without (API-7). */
import { callApi, parseSettings } from '../api/call-api.ts';
import { whenShown } from './when-shown.ts';

const badges = document.querySelector<HTMLElement>('[data-app-links]');
const [googlePlay, appStore] = badges?.querySelectorAll('a') ?? [];

function setLink(badge: HTMLAnchorElement | undefined, href: string, name: string | undefined): void {
  if (!badge || !href) return;
  Object.assign(badge, { href, target: '_blank', rel: 'noopener', ariaLabel: name });
}

whenShown(() => {
  callApi('POST', '/api/setting')
    .then(parseSettings)
    .then(({ androidAppUrl, iosAppUrl }) => {
      setLink(googlePlay, androidAppUrl, badges?.dataset['googlePlay']);
      setLink(appStore, iosAppUrl, badges?.dataset['appStore']);
    })
    .catch((error: unknown) => console.error('Error fetching Settings', error));
});
