/** Finished XML: it is not escaped again. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Child = Xml | string | number | false | null | undefined | readonly Child[];

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no way at all to write these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (character) => SPECIAL[character] ?? '');
}

function written(child: Child): string {
  if (child === false || child === null || child === undefined) return '';
  if (child instanceof Xml) return child.text;
  if (typeof child === 'string' || typeof child === 'number') return escaped(String(child));
  return child.map(written).join('');
}

/** An element; attributes without a value are left out, and every text is escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): Xml {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const inner = children.map(written).join('');
  return new Xml(
    inner === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inner}</${name}>`,
  );
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
}
