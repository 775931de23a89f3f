import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileProblem } from './file-entry.ts';

/** An element with what stands in it, in order. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: (XmlNode | string)[];
  readonly line: number;
}

const CHUNK = 64 * 1024;
const MAX_DEPTH = 32;
/** Characters of one record: two contents of a page, and more. */
const MOST_RECORD = 1_000_000;

/** An attribute of the root or of what stands before the records. */
type Before = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * The records of an XML file, one by one. It may name a document type, as TMX files do, but not define anything in it:
 * entities of its own are refused. @throws FileProblem
 */
export async function* xmlRecords(
  text: string,
  isRecord: (name: string) => boolean,
): AsyncGenerator<{ readonly record: XmlNode; readonly before: Before }> {
  const reader = new RecordReader(isRecord);
  for (let from = 0; from < text.length; from += CHUNK) {
    reader.write(text.slice(from, from + CHUNK));
    for (const record of reader.take()) yield { record, before: reader.before };
    // Other calls have their turn.
    await new Promise(setImmediate);
  }
  reader.end();
  for (const record of reader.take()) yield { record, before: reader.before };
}

class RecordReader {
  readonly before = new Map<string, Readonly<Record<string, string>>>();
  readonly #parser = new SaxesParser<{ position: true }>({ position: true });
  readonly #isRecord: (name: string) => boolean;
  readonly #open: XmlNode[] = [];
  #ready: XmlNode[] = [];
  #depth = 0;
  #size = 0;

  constructor(isRecord: (name: string) => boolean) {
    this.#isRecord = isRecord;
    this.#parser.on('error', (error) => this.#refuse(error));
    this.#parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) this.#refuse();
    });
    this.#parser.on('opentag', (tag) => this.#enter(tag as SaxesTagPlain));
    this.#parser.on('closetag', () => this.#leave());
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    this.#parser.close();
  }

  take(): XmlNode[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#refuse();
    const isWithin = this.#open.length > 0;
    if (isWithin || this.#isRecord(name)) {
      if (!isWithin) this.#size = 0;
      const node = { name, attributes, content: [], line: this.#parser.line };
      this.#open.at(-1)?.content.push(node);
      this.#open.push(node);
    } else this.before.set(name, attributes);
  }

  #leave(): void {
    this.#depth -= 1;
    const node = this.#open.pop();
    if (node !== undefined && this.#open.length === 0) this.#ready.push(node);
  }

  #add(text: string): void {
    this.#size += text.length;
    if (this.#open.length > 0 && this.#size > MOST_RECORD) this.#refuse();
    this.#open.at(-1)?.content.push(text);
  }

  #refuse(cause?: unknown): never {
    throw new FileProblem(this.#parser.line, cause);
  }
}

/** The elements of a name within another one. */
export const childrenOf = (node: XmlNode, ...names: readonly string[]): XmlNode[] =>
  node.content.filter((one): one is XmlNode => typeof one !== 'string' && names.includes(one.name));

/** The text of an element, without that of elements of these names. */
export function textOf(node: XmlNode, without: ReadonlySet<string> = new Set()): string {
  return node.content
    .map((one) => {
      if (typeof one === 'string') return one;
      return without.has(one.name) ? '' : textOf(one, without);
    })
    .join('');
}

/** XML knows no such characters, however they are written. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text within an element or an attribute; line ends stay as they are. */
export function xmlText(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
