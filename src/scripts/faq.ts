/** Fills components/faq/questions.tsx with the questions of the API. After a failure, which is logged, the list stays empty (API-6). */
import { slugify } from '../../model/slug.ts';
import { splitLinks } from '../../model/text-link.ts';
import type { FaqEntry } from '../../model/types.ts';
import { callApi, parseFaq } from '../api/call-api.ts';
import { create } from './page.ts';

/** Up to this width, opening a question scrolls it and its answer into view (FAQ-6). */
const NARROW = '(max-width: 1024px)';

const list = document.querySelector<HTMLElement>('[data-phones]');
const template = document.querySelector<HTMLTemplateElement>('#question');
const groupLinks = document.querySelector<HTMLElement>('#question-groups');
const expandAll = document.querySelector<HTMLInputElement>('#expand-all');

const buttons = () => [...(list?.querySelectorAll('button') ?? [])];
const isOpen = (button: HTMLButtonElement) => button.ariaExpanded === 'true';

function setOpen(button: HTMLButtonElement, isNowOpen: boolean): void {
  button.ariaExpanded = String(isNowOpen);
  const answer = button.closest('li')?.querySelector('div');
  if (isNowOpen) answer?.removeAttribute('hidden');
  // The browser's search finds closed answers.
  else answer?.setAttribute('hidden', 'until-found');
}

/** Opens or closes some questions, and ticks the box if all are open. */
function setAllOpen(some: readonly HTMLButtonElement[], isNowOpen: boolean): void {
  for (const button of some) setOpen(button, isNowOpen);
  if (expandAll) expandAll.checked = buttons().every(isOpen);
}

function createQuestion({ prompt, answer }: FaqEntry, level: 'h3' | 'h4', phones: readonly string[]): Element[] {
  const item = template?.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof HTMLLIElement)) return [];
  const [icon, text] = item.children;
  if (!icon || !text) return [];
  const button = create('button', { type: 'button', className: 'tap' }, create('span', {}, prompt), icon);
  const parts = (line: string) =>
    splitLinks(line, phones).map(({ words, href }) =>
      href ? create('a', { href }, words) : create('span', {}, words),
    );
  // None for a question without Latin letters, nor for one that reads like an earlier one.
  const id = slugify(prompt);
  if (id && !document.getElementById(id)) item.id = id;
  item.prepend(create(level, {}, button));
  text.append(...answer.split('\n').map((line) => create('p', {}, ...parts(line))));
  button.addEventListener('click', () => {
    setAllOpen([button], !isOpen(button));
    if (isOpen(button) && matchMedia(NARROW).matches) item.scrollIntoView({ block: 'nearest' });
  });
  text.addEventListener('beforematch', () => setAllOpen([button], true));
  return [item];
}

/** The questions in their groups, in the order of their first questions; one group without a name if the server sends none. */
function show(entries: readonly FaqEntry[]): void {
  // components/faq/questions.tsx wrote them.
  const phones = JSON.parse(list?.dataset['phones'] ?? '[]') as string[];
  const groups = [...Map.groupBy(entries, ({ group }) => group)];
  for (const [n, [name, questions]] of groups.entries()) {
    const id = `questions-${n + 1}`;
    const items = create('ul');
    const heading = name === undefined ? [] : [create('h3', {}, name)];
    list?.append(create('section', { id }, ...heading, items));
    for (const entry of questions) items.append(...createQuestion(entry, name === undefined ? 'h3' : 'h4', phones));
    groupLinks?.firstElementChild?.append(create('a', { className: 'tap', href: `#${id}` }, name ?? ''));
  }
  if (groupLinks) groupLinks.hidden = groups.length < 2;
  for (const [n, button] of buttons().entries()) {
    const answer = button.closest('li')?.querySelector('div');
    if (answer) answer.id = `answer-${n + 1}`;
    button.setAttribute('aria-controls', `answer-${n + 1}`);
    // The guest may have ticked the box before the response came.
    setOpen(button, expandAll?.checked || n === 0);
  }
  // The search of a menu leads to a question (faqAnswerPath).
  const asked = document.getElementById(location.hash.slice(1))?.querySelector('button');
  const isAsked = asked && list?.contains(asked);
  setAllOpen(isAsked ? [asked] : [], true);
  if (isAsked) asked.scrollIntoView();
}

expandAll?.addEventListener('change', () => setAllOpen(buttons(), expandAll.checked));
callApi('GET', '/api/faq')
  .then((body) => show(parseFaq(body)))
  .catch((error: unknown) => console.error('Error fetching FAQ', error))
  .finally(() => list?.removeAttribute('aria-busy'));
