import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

type Time = 'now' | 'later' | 'never';
type Words = ReadonlySet<string>;

const STYLE = /(?<=<style[^>]*>)[^]*?(?=<\/style>)/g;
/** Attributes whose words decide whether a rule matches. Scripts set classes, but never a room or a still. */
const ATTRIBUTES = /\s(?:class|data-room|data-still)="([^"]*)"/g;
const CLASSES = /\.([\w-]+)/g;
const PLACES = /\[data-(?:room|still)=['"]?([\w-]+)/g;
/** What no first paint needs: paper, and the few rules of forced colours. */
const LATER = /^print$|forced-colors/;
/** At-rules with rules in them that the page may need. */
const GROUPS = new Set(['container', 'layer', 'media', 'supports']);

/** The words of all scripts and drawings: a class that is none of them is never added to a page, a property never read. */
export const wordsOfScripts = (code: string): Words => new Set(code.match(/[\w-]+/g));

const wordsOf = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, words = '']) => words.split(/\s+/)).flat();

/**
 * Leaves in a page the styles of the elements that it has at first: the first paint waits for them, and every page carries them again.
 * Those of what scripts may add, of paper and of forced colours go to a sheet at the end of the body, which `write` stores under the address that it
 * returns. No paint waits for it, but scripts do, so that nothing they add is shown without its styles. Rules that nothing on this
 * page can have, such as those of other rooms, are left out.
 */
export function splitStyles(html: string, scripts: Words, write: (css: string) => string): string {
  const here = new Set(wordsOf(html, ATTRIBUTES));
  const timeOf = (selector: string): Time => {
    const classes = wordsOf(withoutAlternatives(selector), CLASSES);
    if (!wordsOf(selector, PLACES).every((word) => here.has(word))) return 'never';
    if (classes.every((word) => here.has(word))) return 'now';
    return classes.every((word) => here.has(word) || scripts.has(word)) ? 'later' : 'never';
  };
  const sheets = Array.from(html.matchAll(STYLE), ([css]) => postcss.parse(css));
  const now = sheets.map((sheet) => select(sheet, 'now', timeOf));
  const later = sheets.map((sheet) => select(sheet, 'later', timeOf)).join('');
  const all = [html.replaceAll(STYLE, ''), ...now, later].join('\n');
  for (const sheet of now)
    sheet.walkDecls(/^--/, (property) => {
      if (!all.includes(`var(${property.prop}`) && !scripts.has(property.prop)) property.remove();
    });
  const page = html.replaceAll(STYLE, () => String(now.shift()));
  return later ? page.replace('</body>', `<link rel="stylesheet" href="${write(later)}"></body>`) : page;
}

/** `:is(.a, .b)` matches with either, `:not(.a)` without; `:has(.a)` only with it. */
function withoutAlternatives(selector: string): string {
  const shorter = selector.replaceAll(/:has\(([^(),]*)\)/g, ' $1').replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutAlternatives(shorter);
}

/** The part of a sheet for one time. */
function select(sheet: Root, time: Time, timeOf: (selector: string) => Time): Root {
  const part = sheet.clone();
  keepRules(part, (selector, isLater) => {
    const found = timeOf(selector);
    return (isLater && found === 'now' ? 'later' : found) === time;
  });
  const animations = String(part).replaceAll(/@keyframes [\w-]+/g, '');
  keepAtRules(part, ({ name, params }) =>
    name === 'keyframes' ? animations.includes(params) : (name === 'page') === (time === 'later'),
  );
  return part;
}

const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && GROUPS.has(node.name) && node.nodes !== undefined;

function keepRules(group: Container, isKept: (selector: string, isLater: boolean) => boolean, isLater = false): void {
  group.each((node) => {
    if (isGroup(node)) keepRules(node, isKept, isLater || LATER.test(node.params));
    if (node.type !== 'rule') return;
    const selectors = node.selectors.filter((selector) => isKept(selector, isLater));
    if (selectors.length > 0) node.selectors = selectors;
    else node.remove();
  });
}

/** Groups are kept while something is in them. */
function keepAtRules(group: Container, isKept: (rule: AtRule) => boolean): void {
  group.each((node) => {
    if (isGroup(node)) keepAtRules(node, isKept);
    if (node.type === 'atrule' && !(isGroup(node) ? node.nodes.length > 0 : isKept(node))) node.remove();
  });
}
