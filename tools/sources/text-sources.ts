import * as v from 'valibot';
import { createMoneyFormat } from '../../model/money.ts';
import { interpolateAll } from '../../model/read/interpolate.ts';
import { collectFacts } from '../../model/read/facts.ts';
import { classifyFiles, dataFilePath, readFolder } from '../../model/read/files.ts';
import { type Path, readYaml, type Source } from '../../model/read/source.ts';
import { siteSchema } from '../../model/schema/site.ts';

/** A text of content/ as a page shows it, with its file and line. */
export interface TextSource {
  text: string;
  /** 'content/home.yaml' */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** Mistakes in the content are ignored here, because the page reports them. */
const ignoreProblem = () => undefined;

/** Every text in the content folder, without marks for the owner, with facts filled in, and prices as printed. */
export async function textSources(folder: string): Promise<TextSource[]> {
  const files = classifyFiles(await readFolder(folder), ignoreProblem);
  const data = new Map<string, Source>();
  for (const [file, text] of files.data) {
    // The words of the staff's pages.
    if (file === dataFilePath('kitchen/door')) continue;
    const source = readYaml(file, text, ignoreProblem);
    if (source) data.set(file, source);
  }
  const facts = collectFacts(data, files);
  const formatPrice = createMoneyFormat(currencyIn(data.get('content/site.yaml')?.value));
  const ofData = (source: Source): TextSource[] =>
    textsIn(interpolateAll(source.value, facts, ignoreProblem), formatPrice).map(({ text, path }) => ({
      text,
      file: source.file,
      line: source.lineOf(path),
    }));
  const ofDocument = ([file, text]: readonly [string, string]): TextSource[] =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const [{ text: interpolated = '' } = {}] = textsIn(interpolateAll(bare(line), facts, ignoreProblem), formatPrice);
      return interpolated === '' ? [] : [{ text: interpolated, file, line: index + 1 }];
    });
  return [...[...data.values()].flatMap(ofData), ...[...files.stories, ...files.legal].flatMap(ofDocument)].filter(
    ({ text }) => text !== '',
  );
}

type PriceFormat = (price: number) => string;

/** The currency in site.yaml. Mistakes in that file are ignored, because the page reports them. */
function currencyIn(site: unknown): string {
  const GBP = { currency: 'GBP' };
  return v.parse(v.fallback(v.object({ currency: siteSchema.entries.currency }), GBP), site).currency;
}

/** The texts of a value, and its prices as texts, each with the way to it. */
function textsIn(value: unknown, formatPrice: PriceFormat, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value === 'number' && path.at(-1) === 'price') return [{ text: formatPrice(value), path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, formatPrice, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, formatPrice, [...path, key]));
}

/** The visible text of a line of Markdown or front matter, without markup. */
function bare(line: string): string {
  return line
    .replace(/^(?:[a-zA-Z]+: |#+ |- |\d+\. )/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^"|"$/g, '');
}
