/** For tests: an element of a document that has been read strictly. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** The text directly in it, its signs decoded. */
  text: string;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its signs decoded. Throws for a bare ampersand and for a sign that XML does not know by itself. */
function decoded(text: string): string {
  return text.replaceAll(/&([^;\s]*)(;?)/g, (whole, name: string, end: string) => {
    const sign = end && SIGNS[name];
    if (!sign) throw new Error(`"${whole}" is no sign of XML`);
    return sign;
  });
}

/**
 * Reads the XML that the site writes: a declaration, elements, attributes in double quotes and text. Throws for everything
 * that is not well-formed, and for what the site does not write: comments, CDATA, processing instructions, doctypes.
 */
export function readXml(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const [declaration = ''] = /^<\?xml version="1\.0" encoding="utf-8"\?>\n/i.exec(xml) ?? [];
  if (!declaration) throw new Error('there is no declaration');
  for (const [whole, tag, text = ''] of xml.slice(declaration.length).matchAll(/<([^<>]*)>|([^<]+)|</g)) {
    const parent = open.at(-1) ?? top;
    if (whole === '<') throw new Error('a tag does not end');
    if (tag === undefined) {
      if (text.includes('>') || (parent === top && text.trim() !== '')) throw new Error(`text out of place: ${text}`);
      parent.text += decoded(text);
    } else if (tag.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1) || open.length === 0) throw new Error(`<${tag}> closes what is not open`);
    } else {
      const [, name, rest = '', end] = /^([A-Za-z][\w:-]*)((?: [\w:-]+="[^"]*")*)(\/?)$/.exec(tag) ?? [];
      if (!name) throw new Error(`<${tag}> is no tag`);
      const pairs = [...rest.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, decoded(value)] as const,
      );
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      if (Object.keys(element.attributes).length < pairs.length) throw new Error(`<${tag}> has an attribute twice`);
      parent.children.push(element);
      if (!end) open.push(element);
    }
  }
  const [root, ...more] = top.children;
  if (!root || more.length > 0 || open.length !== 1) throw new Error('there is not one root that is closed');
  return root;
}

/** The children of an element by a name. */
export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);

/** The one child of that name. Throws where there are none or several. */
export function childOf(element: Element, name: string): Element {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`<${element.name}> has not one <${name}>`);
  return child;
}
