import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { listPages } from '../app/routes.ts';
import { editYaml } from '../model/edit/edit-yaml.ts';
import { planPrices, type PriceChange, priceEdit, type PriceRule } from '../model/edit/plan-prices.ts';
import { drinksFilePath, type Files, menuFilePath, readFolder } from '../model/read/files.ts';
import { nearest } from '../model/read/nearest.ts';
import { ContentError } from '../model/read/problem.ts';
import { parseContent } from '../model/read/read.ts';
import { commandLine } from './command-line.ts';
import { contentFolder } from './content/content-folder.ts';
import { priceList } from './prices/price-list.ts';

/**
 * `npm run prices -- --by 5% --round 0.05` shows every price of the menus as it is and as it would be, asks, and then changes only the
 * numbers in the files.
 */
const help = `npm run prices -- --by 5%                        all prices, to the nearest 0.05
npm run prices -- --by -10% --round 0.50         less, to the nearest 0.50
npm run prices -- --by 5% --branch <key>         of one branch
npm run prices -- --by 5% --category <category>  of one category: its name, or its slug`;

const { values } = commandLine({
  options: {
    by: { type: 'string' },
    round: { type: 'string', default: '0.05' },
    branch: { type: 'string' },
    category: { type: 'string' },
  },
});
const folder = contentFolder(process.cwd());
try {
  const rule = readRule(values);
  if (rule) await run(await readFolder(folder), rule, values.branch);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  fail(error.message);
}

function readRule({ by, round, category }: typeof values): PriceRule | undefined {
  const percent = /^([+-]?\d+(?:\.\d{1,2})?) ?%$/.exec(by ?? '')?.[1];
  const step = Math.round(Number(round) * 100);
  if (by === undefined) return fail(help);
  if (percent === undefined) return fail(`--by is "${by}"; write a percentage, as in --by 5% or --by -2.5%`);
  if (!(step >= 1))
    return fail(`--round is "${round}"; write the step of the new prices in pounds, as in --round 0.05`);
  return { percent: Number(percent), step, category };
}

async function run(files: Files, rule: PriceRule, branch: string | undefined): Promise<void> {
  const { branches } = parseContent(files, { listPages });
  const keys = branches.map(({ key }) => key);
  if (branch !== undefined && !keys.includes(branch))
    return fail(`There is no branch "${branch}"; write ${nearest(branch, keys) ?? keys.join(' or ')}.`);
  const plans = keys
    .flatMap((key) => (branch === undefined || key === branch ? [menuFilePath(key), drinksFilePath(key)] : []))
    .flatMap((file) => {
      const bytes = files.get(file);
      if (!bytes) return [];
      const text = new TextDecoder().decode(bytes);
      return [{ file, text, changes: planPrices(text, rule) }];
    })
    .filter(({ changes }) => changes.length > 0);
  const count = plans.flatMap(({ changes }) => changes).length;
  if (count === 0) return fail(`No price would change${rule.category ? `; is "${rule.category}" a category?` : '.'}`);

  for (const { file, changes } of plans)
    show(
      file,
      changes.filter(({ isSpecified }) => !isSpecified),
    );
  for (const { file, changes } of plans)
    show(
      `${file}, prices that the specification names`,
      changes.filter(({ isSpecified }) => isSpecified),
    );

  const edited = new Map(plans.map(({ file, text, changes }) => [file, editYaml(text, changes.map(priceEdit))]));
  // Throws if a new price is not one that the content may have.
  parseContent(
    new Map([...files, ...[...edited].map(([file, text]) => [file, new TextEncoder().encode(text)] as const)]),
    {
      listPages,
    },
  );
  if (!(await ask(`\nChange ${count === 1 ? 'this price' : `these ${count} prices`}? Type yes: `)))
    return console.log('Nothing has been changed.');
  for (const [file, text] of edited) replaceFile(join(folder, file.replace(/^content\//, '')), text);
  console.log(`Changed ${count} in ${[...edited.keys()].join(', ')}.`);
}

function show(title: string, changes: readonly PriceChange[]): void {
  if (changes.length > 0) console.log(`${title}\n${priceList(changes)}\n`);
}

/** Whether the answer is yes. The end of the input is a no. */
async function ask(question: string): Promise<boolean> {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await Promise.race([
    input.question(question),
    new Promise<string>((resolve) => input.once('close', () => resolve('no'))),
  ]);
  input.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Writes a file beside it first, so that a full disk leaves the old one. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

function fail(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}
