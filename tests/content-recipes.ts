/**
 * The recipes of content/README.md that the staff site does not follow for them, and those for every price and all hours. They hold for
 * any content that passes the check.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';

interface Recipe {
  /** Its heading in content/README.md. */
  heading: string;
  /** Follows it in a content folder. */
  follow: (content: ContentFolder) => Promise<void>;
}

/** A content folder whose files are edited. */
export class ContentFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  path = (file: string) => join(this.folder, file);
  read = (file: string) => readFile(this.path(file), 'utf8');
  write = (file: string, text: string) => writeFile(this.path(file), text);
  append = async (file: string, text: string) => this.write(file, `${await this.read(file)}${text}`);

  /** Replaces a text; one that is not there is a mistake of the recipe. */
  async edit(file: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): Promise<void> {
    let text = await this.read(file);
    for (const [from, to] of changes) {
      const after = text.replace(from, to);
      if (after === text) throw new Error(`${file} has no ${String(from)}`);
      text = after;
    }
    await this.write(file, text);
  }

  /** The keys of the branches, in the order of their folders. */
  branches = async () => (await readdir(this.path('branches'))).toSorted();

  /** The blank in the comments of a file, without the sign before its lines and without the notes behind them. */
  async blank(file: string, line: RegExp, sign = '#'): Promise<string> {
    const lines = (await this.read(file)).split('\n').filter((text) => line.test(text));
    if (lines.length === 0) throw new Error(`${file} has no blank`);
    return lines.map((text) => text.replace(sign, '').replace(/ +#.*$/, '')).join('\n');
  }
}

/** Pictures for recipes. Nobody has taken them. */
const photo = (colour: string) => sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } });

export const recipes: readonly Recipe[] = [
  {
    heading: 'Change a price',
    // Every price, so that none is one that a test knows.
    follow: async (content) => {
      for (const branch of await content.branches())
        for (const name of await readdir(content.path(`branches/${branch}`)))
          if (name !== 'branch.yaml') await raisePrices(content, `branches/${branch}/${name}`);
    },
  },
  {
    heading: 'Serve a festival menu',
    // For one branch long over, for another at its first day.
    follow: async (content) => {
      const today = new Date().toISOString().slice(0, 10);
      const [, id = ''] = /^ {2}([\w-]+): \{ name: /m.exec(await content.read('recipes/ingredients.yaml')) ?? [];
      const days = [`from: 2020-01-14\n    until: 2020-01-17`, `from: ${today}\n    until: 2999-01-17`];
      for (const [index, branch] of (await content.branches()).entries())
        await content.edit(
          `branches/${branch}/menu.yaml`,
          [/^( {2}- \[.*)\]$/m, '$1, festival]'],
          [
            /^categories:\n/m,
            `categories:\n  - slug: festival\n    recipe: ${id}\n    ${days[index % 2]}\n    name: Festival\n    localName: பண்டிகை\n    icon: rasam\n    items:\n      - name: Rice of the Festival\n        price: 12.00\n        heat: 1\n        image: ''\n\n`,
          ],
        );
    },
  },
  {
    heading: 'Add a dish',
    follow: async (content) => {
      for (const branch of await content.branches()) {
        const file = `branches/${branch}/menu.yaml`;
        const blank = await content.blank(file, /^# {6,}/);
        const dish = blank
          .replace(/^ *(?:localName|weekendOnly|available|from|until|soldOut|recipe): .*\n/gm, '')
          .replace(/name: .*/, 'name: Tomato Toast of the Day')
          .replace(/price: .*/, 'price: 6.50')
          .replace(/description: .*/, 'description: Toast under slow tomatoes, with a spoon of pepper on the side.');
        await content.edit(file, [/^ {4}items:\n/m, `    items:\n${dish}\n\n`]);
      }
      const blank = await content.blank('recipes/recipes.yaml', /^#(?:the-id:| {2})/);
      const recipe = blank
        .replace('the-id:', 'tomato-toast-of-the-day:')
        .replace(/made: .*/, 'made: [toast-bread, tomato]')
        .replace(/^ +(?:station|with|choice|only|- ).*\n?/gm, '');
      await content.append('recipes/recipes.yaml', `\n${recipe}\n`);
      await content.edit('recipes/ingredients.yaml', [
        /^plant:\n/m,
        'plant:\n  toast-bread: { name: bread, contains: { gluten: wheat flour } }\n',
      ]);
    },
  },
  {
    heading: 'Change a recipe or a brand',
    // The first ingredient of each group gets another label.
    follow: async (content) => {
      const file = 'recipes/ingredients.yaml';
      const text = await content.read(file);
      await content.write(
        file,
        text.replaceAll(
          /^(\w+:\n(?: {2}#.*\n|\n)* {2}[\w-]+: \{ name: .*?)(?:, traces: \[[\w, ]*\])? \}$/gm,
          '$1, traces: [lupin] }',
        ),
      );
    },
  },
  {
    heading: 'Add a story',
    follow: async (content) => {
      const [file = ''] = await readdir(content.path('stories'));
      const ids = await Promise.all(
        (await readdir(content.path('stories'))).map(async (name) =>
          Number(/^id: (\d+)/m.exec(await content.read(`stories/${name}`))?.[1]),
        ),
      );
      const [, head = ''] = /^(---\n.*?\n---\n)/s.exec(await content.read(`stories/${file}`)) ?? [];
      const fields: Readonly<Record<string, string>> = {
        id: String(Math.max(...ids) + 1),
        title: '"After the monsoon: pepper"',
        tag: 'Food',
        date: '2026-11-20',
        description:
          'What the rain does to a pepper vine, how to tell old pepper from new, and why the best of it is picked in a hurry in January.',
        shareLine: 'Old pepper and new',
        image: 'pepper-vine',
        alt: 'A vine of green pepper after rain.',
      };
      const filled = Object.entries(fields).reduce(
        (text, [name, value]) => text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`),
        head,
      );
      const words = 'Rain makes the pepper wait. '.repeat(140);
      await content.write(
        'stories/after-the-monsoon.md',
        `${filled}\n## The vine waits\n\n- **Old pepper** is black.\n- New pepper is green.\n\n${words}\n`,
      );
      await photo('#2f6b3a').png().toFile(content.path('pictures/pepper-vine.png'));
    },
  },
  {
    heading: 'Explain a word',
    follow: async (content) => {
      const word = (await content.blank('glossary.yaml', /^# {6}- \{/))
        .replace(/localName: [^,]+/, 'localName: மழை')
        .replace(/latin: [^,]+/, 'latin: mazhai')
        .replace(/spellings: [^,]+/, 'spellings: [malai]');
      await content.edit('glossary.yaml', [/^ {4}words:\n/m, `    words:\n${word}\n`]);
    },
  },
  {
    heading: 'Change the opening hours',
    follow: async (content) => {
      for (const branch of await content.branches())
        await content.edit(`branches/${branch}/branch.yaml`, [
          /^hours:.*\n(?: .*\n)*/m,
          'hours:\n  Mon: closed\n  Tue-Thu: 12:00-15:00 and 17:30-22:30\n  Fri-Sun: 12:00-01:00\n',
        ]);
      for (const file of ['home.yaml', 'about.yaml', 'faq.yaml'])
        await content.write(
          file,
          (await content.read(file)).replaceAll(/\bnoon\b/g, '1 pm').replaceAll(/\b1[01] pm\b/g, '9 pm'),
        );
    },
  },
  {
    heading: 'Close a branch for longer',
    // The last branch, today.
    follow: async (content) => {
      const branch = (await content.branches()).at(-1) ?? '';
      const file = `branches/${branch}/branch.yaml`;
      const today = new Date().toISOString().slice(0, 10);
      const blank = (await content.blank(file, /^# closed: /, '# '))
        .replace(/from: [\d-]+/, `from: ${today}`)
        .replace(/until: [\d-]+/, `until: ${today}`)
        .replace('…', 'We are laying a new floor.');
      // A special day must not be in it.
      await content.edit(file, [/^# closed: .*$/m, blank], [/(^specialDays:.*\n)(?: +- .*\n)*/m, '$1']);
    },
  },
  {
    heading: 'Say whom to ask for gift cards, catering, private dining and jobs',
    follow: async (content) => {
      const blank = (await content.blank('site.yaml', /^# (?:contacts:| {2}\w+: \{)/, '# '))
        .replace('https://…', 'https://gifts.example')
        .replace('phone: …', 'phone: 020 7946 0999')
        .replaceAll('email: …', 'email: hello@gifts.example');
      await content.edit('site.yaml', [/^reviews:/m, `${blank}\n\nreviews:`]);
    },
  },
  {
    heading: 'Add a branch',
    follow: async (content) => {
      const branches = await content.branches();
      const from = branches.at(-1) ?? '';
      await cp(content.path(`branches/${from}`), content.path('branches/harrow'), { recursive: true });
      const file = 'branches/harrow/branch.yaml';
      const text = (await content.read(file)).replace(/^host: .*\n/m, '').replaceAll(`-${from}.`, '-harrow.');
      const fields: Readonly<Record<string, string>> = {
        key: 'harrow',
        id: String(branches.length + 1),
        store: 'Harrow',
        menuName: 'Harrow',
        address: '12 Station Road, London HA1 2SL',
        phone: '020 7946 0777',
        deliveryPhone: '020 7946 0778',
      };
      await content.write(
        file,
        Object.entries(fields).reduce(
          (changed, [name, value]) => changed.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`),
          text,
        ),
      );
      await rm(content.path('branches/harrow/drinks.yaml'), { force: true });
    },
  },
];

async function raisePrices(content: ContentFolder, file: string): Promise<void> {
  const text = await content.read(file);
  const raised = text.replaceAll(/(?<=^[^#\n]*\bprice: )['"]?(\d+\.\d\d)['"]?/gm, (_, price: string) =>
    (Number(price) + 1.05).toFixed(2),
  );
  if (raised === text) throw new Error(`${basename(file)} has no price`);
  await content.write(file, raised);
}

/** The last step of "Close a branch for longer", for good. */
export async function closeForGood(content: ContentFolder, branch: string): Promise<void> {
  await rm(content.path(`branches/${branch}`), { recursive: true });
  for (const file of await readdir(content.folder, { recursive: true }))
    if (/\.(?:yaml|md)$/.test(file) && !/README/.test(file)) {
      const text = await content.read(file);
      await content.write(file, text.replaceAll(new RegExp(`\\{${branch}\\.\\w+\\}`, 'g'), 'the branch'));
    }
  const launchList = parse(await content.read('launch-list.yaml')) as Record<string, { where: string }[]>;
  const open = Object.entries(launchList).map(([group, items]) => [
    group,
    items.filter(({ where }) => !where.startsWith(`branches/${branch}/`)),
  ]);
  await content.write('launch-list.yaml', JSON.stringify(Object.fromEntries(open)));
  const dishes = 'recipes/recipes.yaml';
  const ids = Object.keys(parse(await content.read(dishes)) as object);
  await takeOut(content, 'recipes/stations.yaml', [['branches', branch]]);
  await takeOut(
    content,
    dishes,
    ids.map((id) => [id, 'only', branch]),
  );
}

/** Takes out of a file the paths that it has. */
async function takeOut(content: ContentFolder, file: string, paths: readonly string[][]): Promise<void> {
  const document = parseDocument(await content.read(file));
  for (const path of paths) if (document.hasIn(path)) document.deleteIn(path);
  await content.write(file, String(document));
}

/** Before going live: real addresses and telephones in the place of every sample. */
export async function replaceSamples(content: ContentFolder): Promise<void> {
  for (const file of await readdir(content.folder, { recursive: true }))
    if (/\.(?:yaml|md)$/.test(file)) {
      const text = await content.read(file);
      await content.write(file, text.replaceAll('.example', '.co.uk').replaceAll('020 7946 0', '020 8552 0'));
    }
}
