/** Fills in the staff's forms as a browser with scripts off does. */

/** A form of a page, as a browser would send it. */
export interface PageForm {
  action: string;
  /** Names and values of its fields. Boxes and choices that are not chosen are left out. */
  fields: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  text: string;
  /** Where a redirect leads. */
  location: string;
}

/** Somebody at the pages at an address. */
export interface Staff {
  get: (path: string) => Promise<Answer>;
  /** Sends a form with other values in some of its fields; `undefined` leaves a field out. */
  send: (form: PageForm, values?: Readonly<Record<string, string | undefined>>) => Promise<Answer>;
  /** The form of a page that has this action, and for which `fits` holds. Throws if there is none. */
  form: (path: string, action: string, fits?: (form: PageForm) => boolean) => Promise<PageForm>;
  /** The text of the page of a change when it has ended. */
  ended: (answer: Answer) => Promise<string>;
}

export function createStaff(address: string, cookie = ''): Staff {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(new URL(path, address), {
      ...init,
      redirect: 'manual',
      headers: { cookie, ...(init.method === 'POST' && { origin: address }) },
    });
    return { status: response.status, text: await response.text(), location: response.headers.get('location') ?? '' };
  };
  const get = (path: string) => ask(path);
  return {
    get,
    send: ({ action, fields }, values = {}) => {
      const sent = Object.entries({ ...fields, ...values }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      return ask(action, { method: 'POST', body: new URLSearchParams(sent) });
    },
    form: async (path, action, fits = () => true) => {
      const { text } = await get(path);
      const found = formsOf(text).find((form) => form.action === action && fits(form));
      if (!found) throw new Error(`${path} has no such form to ${action}: ${textOf(text)}`);
      return found;
    },
    ended: async ({ status, text, location }) => {
      if (status !== 303) return textOf(text);
      for (;;) {
        const page = await get(location);
        if (!page.text.includes('http-equiv="refresh"')) return textOf(page.text);
      }
    },
  };
}

/** The forms of a page that change something. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = '', inner = '']) => {
    const { method, action = '' } = attributesOf(attributes);
    if (method !== 'post') return [];
    const inputs = [...inner.matchAll(/<input ([^>]*)>/g)].map(([, input = '']) => attributesOf(input));
    const sent = inputs.filter(({ type = '', checked }) => !/^(?:checkbox|radio)$/.test(type) || checked !== undefined);
    return [{ action, fields: Object.fromEntries(sent.map(({ name = '', value = '' }) => [name, value])) }];
  });
}

const attributesOf = (tag: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

/** What a page says in its main part, without tags. */
export const textOf = (html: string): string =>
  decode((/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html).replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The forms of a page with this action. */
export const formsTo = (html: string, action: string): PageForm[] =>
  formsOf(html).filter((form) => form.action === action);
