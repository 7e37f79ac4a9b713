import { completeAll } from '../../model/read/completion.ts';
import { collectFacts } from '../../model/read/facts.ts';
import { findFiles, readFolder } from '../../model/read/files.ts';
import { type Path, readYaml, type Source } from '../../model/read/source.ts';

/** A text of content/ as a page shows it, and where it is written. */
export interface TextSource {
  text: string;
  /** 'content/home.yaml' */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** What a slip in the content is: told by the page itself, and no concern of the notes. */
const ignoreProblem = () => undefined;

/** Every text in the content folder: marks for the owner gone, facts put in, prices as they are printed. */
export async function textSources(folder: string): Promise<TextSource[]> {
  const files = findFiles(await readFolder(folder), ignoreProblem);
  const data = new Map<string, Source>();
  for (const [file, text] of files.data) {
    const source = readYaml(file, text, ignoreProblem);
    if (source) data.set(file, source);
  }
  const facts = collectFacts(data, files);
  const ofData = (source: Source): TextSource[] =>
    textsIn(completeAll(source.value, facts, ignoreProblem)).map(({ text, path }) => ({
      text,
      file: source.file,
      line: source.lineOf(path),
    }));
  const ofDocument = ([file, text]: readonly [string, string]): TextSource[] =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const [{ text: completed = '' } = {}] = textsIn(completeAll(bare(line), facts, ignoreProblem));
      return completed === '' ? [] : [{ text: completed, file, line: index + 1 }];
    });
  return [...[...data.values()].flatMap(ofData), ...[...files.stories, ...files.legal].flatMap(ofDocument)].filter(
    ({ text }) => text !== '',
  );
}

/** The texts of a value, and its prices as texts, each with the way to it. */
function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value === 'number' && path.at(-1) === 'price') return [{ text: `£${value.toFixed(2)}`, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
}

/** A line of Markdown, or of its head, without its signs: what is read of it. */
function bare(line: string): string {
  return line
    .replace(/^(?:[a-zA-Z]+: |#+ |- |\d+\. )/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^"|"$/g, '');
}
