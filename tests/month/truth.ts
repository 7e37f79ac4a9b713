/** What guests must be told at a moment, read from the content files without the program's own readers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isDishData, isQuick } from './published.ts';
import type { MonthSite } from './month-site.ts';

/** What guests are told, in a form that can be compared. */
export interface Told {
  /** "harbour: Caldo Verde 5.50", with "sold out" if it is. */
  dishes: string[];
  /** The notices that are up. */
  notices: string[];
  /** "harbour: closed", for branches with other hours today. */
  days: string[];
}

interface Dated {
  from?: string;
  until?: string;
}
interface Item extends Dated {
  name: string;
  price: number | string;
  soldOut?: string;
  available?: boolean;
}
interface Menu {
  pages?: string[][];
  categories?: (Dated & { slug: string; items: Item[] })[];
  items?: Item[];
}

const isOn = ({ from = '', until = '9999' }: Dated, day: string) => from <= day && day <= until.slice(0, 10);

/** What the content files say. */
export async function whatIsWritten({ content, clock }: MonthSite, branches: readonly string[]): Promise<Told> {
  const today = clock.today();
  const read = async <Value>(file: string): Promise<Value> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the program has checked the files
    parse(await readFile(join(content, file), 'utf8').catch(() => '{}')) as Value;
  const { notices } = await read<{ notices: (Dated & { text: string })[] | null }>('notices.yaml');
  const dishes: string[] = [];
  const days: string[] = [];
  for (const key of branches) {
    for (const file of ['menu', 'drinks']) {
      const { categories = [], items = [] } = await read<Menu>(`branches/${key}/${file}.yaml`);
      const shown = categories.filter((one) => isOn(one, today)).flatMap((one) => one.items);
      for (const item of [...shown, ...items])
        if (item.available !== false && isOn(item, today))
          dishes.push(line(key, item.name, Number(item.price).toFixed(2), item.soldOut === today));
    }
    const { specialDays } = await read<{ specialDays: { date: string; hours: string }[] | null }>(
      `branches/${key}/branch.yaml`,
    );
    for (const { date, hours } of specialDays ?? []) if (date === today) days.push(`${key}: ${hours}`);
  }
  return sorted({
    dishes,
    days,
    notices: (notices ?? []).filter((notice) => isOn(notice, today)).map(({ text }) => text),
  });
}

/** What the public server publishes, and when and for which day that was built. */
export async function whatIsShown(
  { site, clock }: MonthSite,
  branches: readonly string[],
): Promise<Told & { built: number; day: string }> {
  const now = clock.now();
  const get = async (path: string): Promise<unknown> => (await fetch(site + path)).json();
  const quick = await get('/quick.json');
  if (!isQuick(quick)) throw new Error('/quick.json has another form');
  const dishes: string[] = [];
  for (const key of branches) {
    const data = await get(`/menu/${key}.json`);
    if (!isDishData(data)) throw new Error(`/menu/${key}.json has another form`);
    for (const { printedName, price, soldOut } of data.categories.flatMap((category) => category.dishes)) {
      const isSoldOut = soldOut !== undefined && Date.parse(soldOut.from) <= now && now < Date.parse(soldOut.until);
      dishes.push(line(key, printedName, price, isSoldOut));
    }
  }
  const today = clock.today();
  const days = branches.flatMap((key) => {
    const sittings = quick.hours[key]?.special[today];
    if (!sittings) return [];
    return [`${key}: ${sittings.map(({ opens, closes }) => `${opens}-${closes}`).join(' and ') || 'closed'}`];
  });
  const notices = quick.notices.filter(({ from, until }) => from <= now && now < until).map(({ text }) => text);
  return { ...sorted({ dishes, days, notices }), built: quick.built, day: quick.day };
}

const line = (branch: string, name: string, price: string, isSoldOut: boolean): string =>
  `${branch}: ${name} ${price}${isSoldOut ? ' sold out' : ''}`;

const sorted = ({ dishes, notices, days }: Told): Told => ({
  dishes: dishes.toSorted(),
  notices: notices.toSorted(),
  days: days.toSorted(),
});
