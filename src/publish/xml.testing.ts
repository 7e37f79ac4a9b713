/** For tests: an element of a strictly parsed document. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** The text directly in it, with entities decoded. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities in a text. Throws for a bare ampersand and for entities that are not predefined in XML. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&([^;\s]*)(;?)/g, (whole, name: string, end: string) => {
    const character = end && ENTITIES[name];
    if (!character) throw new Error(`"${whole}" is not a predefined XML entity`);
    return character;
  });
}

/**
 * Parses the XML that the site writes: a declaration, elements, attributes in double quotes and text. Throws if the document is
 * not well-formed, and for syntax that the site does not use: comments, CDATA, processing instructions, doctypes.
 */
export function readXml(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const [declaration = ''] = /^<\?xml version="1\.0" encoding="utf-8"\?>\n/i.exec(xml) ?? [];
  if (!declaration) throw new Error('the XML declaration is missing');
  for (const [whole, tag, text = ''] of xml.slice(declaration.length).matchAll(/<([^<>]*)>|([^<]+)|</g)) {
    const parent = open.at(-1) ?? top;
    if (whole === '<') throw new Error('a tag does not end');
    if (tag === undefined) {
      if (text.includes('>') || (parent === top && text.trim() !== '')) throw new Error(`text out of place: ${text}`);
      parent.text += decodeEntities(text);
    } else if (tag.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1) || open.length === 0)
        throw new Error(`<${tag}> closes an element that is not open`);
    } else {
      const [, name, rest = '', end] = /^([A-Za-z][\w:-]*)((?: [\w:-]+="[^"]*")*)(\/?)$/.exec(tag) ?? [];
      if (!name) throw new Error(`<${tag}> is not a valid tag`);
      const pairs = [...rest.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, decodeEntities(value)] as const,
      );
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      if (Object.keys(element.attributes).length < pairs.length) throw new Error(`<${tag}> has an attribute twice`);
      parent.children.push(element);
      if (!end) open.push(element);
    }
  }
  const [root, ...more] = top.children;
  if (!root || more.length > 0 || open.length !== 1)
    throw new Error('the document must have exactly one root element, which is closed');
  return root;
}

/** The children of an element with a name. */
export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);

/** The only child with that name. Throws if there are none or several. */
export function childOf(element: Element, name: string): Element {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`<${element.name}> must have exactly one <${name}>`);
  return child;
}
