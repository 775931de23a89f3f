import { createReadStream, type ReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { WxrElement, WxrRecord } from './wxr-record.ts';

/** XML forbids these, yet old databases hold them and WordPress exports them unchanged. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ENCODING = /^<\?xml[^>]*?encoding=["']([\w-]{1,40})["']/;

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^unclosed tag/, 'tệp kết thúc khi các thẻ còn mở, có thể đã bị cắt cụt'],
  [/^(?:unexpected close tag|unmatched closing tag)/, 'thẻ đóng không khớp với thẻ mở'],
  [/^undefined entity/, 'có thực thể (&…;) mà XML không biết'],
  [/^disallowed character/, 'có ký tự không được phép'],
  [/^document must contain a root element|^text data outside of root node/, 'tệp không phải là XML'],
  [/^unexpected end/, 'tệp kết thúc giữa chừng, có thể đã bị cắt cụt'],
];

/** An article with its comments; a larger one is no article, and memory is limited. */
const MAX_RECORD_CHARACTERS = 16_000_000;
const MAX_DEPTH = 64;
const CHUNK = 256 * 1024;

interface OpenElement extends WxrElement {
  text: string;
  readonly children: OpenElement[];
}

/**
 * The children of an export's channel, one by one; at most one record is in memory. The file's own entities are
 * not expanded: a document that uses one is refused. @throws WxrProblem
 */
export async function* readWxr(path: string): AsyncGenerator<WxrRecord> {
  const reader = new RecordReader();
  for await (const text of readText(createReadStream(path, { highWaterMark: CHUNK })))
    yield* reader.read(text);
  yield* reader.end();
}

/** Cuts a stream of XML into records. */
class RecordReader {
  readonly #parser = new SaxesParser();
  readonly #ready: WxrRecord[] = [];
  /** Open elements of the record; empty between records. */
  readonly #open: OpenElement[] = [];
  /** Open elements around records: rss, channel. */
  #depth = 0;
  /** The characters since the record began, and their position in the stream. */
  #kept = '';
  #keptFrom = 0;
  #read = 0;
  /** Where the record began. */
  #line = 1;

  constructor() {
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('closetag', () => this.#leave());
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('error', (error) => {
      throw brokenXml(error.message);
    });
  }

  read(text: string): WxrRecord[] {
    this.#kept += text;
    this.#read += text.length;
    this.#parser.write(text);
    if (this.#open.length === 0) this.#forget(this.#lastTag());
    if (this.#kept.length > MAX_RECORD_CHARACTERS) {
      throw new WxrProblem(
        `Mục bắt đầu ở dòng ${this.#line} dài hơn ${MAX_RECORD_CHARACTERS / 1_000_000} triệu ký tự.`,
      );
    }
    return this.#ready.splice(0);
  }

  end(): WxrRecord[] {
    this.#parser.close();
    return this.#ready.splice(0);
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    if (this.#depth < 2) {
      this.#enterFrame(name);
      return;
    }
    if (this.#open.length >= MAX_DEPTH)
      throw new WxrProblem(`Dòng ${this.#parser.line}: các thẻ lồng nhau quá ${MAX_DEPTH} cấp.`);
    const element: OpenElement = { name, attributes, text: '', children: [] };
    if (this.#open.length === 0) {
      this.#forget(this.#startOf(name));
      this.#line = this.#parser.line;
    }
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #enterFrame(name: string): void {
    const expected = this.#depth === 0 ? 'rss' : 'channel';
    if (name !== expected)
      throw new WxrProblem(
        `Tệp không phải là bản xuất của WordPress: dòng ${this.#parser.line} có <${name}> thay vì <${expected}>.`,
      );
    this.#depth += 1;
  }

  #leave(): void {
    const element = this.#open.pop();
    if (element === undefined) this.#depth -= 1;
    else if (this.#open.length === 0) {
      this.#ready.push({ element, source: this.#kept.slice(0, this.#parser.position - this.#keptFrom) });
    }
  }

  #add(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  /** Where the last parsed tag begins. */
  #startOf(name: string): number {
    return this.#keptFrom + this.#kept.lastIndexOf(`<${name}`, this.#parser.position - this.#keptFrom);
  }

  /** The last tag may have begun in this piece and end in the next one. */
  #lastTag(): number {
    const at = this.#kept.lastIndexOf('<');
    return at < 0 ? this.#read : this.#keptFrom + at;
  }

  #forget(until: number): void {
    this.#kept = this.#kept.slice(until - this.#keptFrom);
    this.#keptFrom = until;
  }
}

/** The file is not a readable WordPress export; the message is one sentence for the person who runs the import. */
export class WxrProblem extends Error {
  override readonly name = 'WxrProblem';
}

/** The parser's message (`line:column: message`) as one sentence. */
function brokenXml(said: string): WxrProblem {
  const [, line = '?', column = '?', message = said] = /^(\d+):(\d+): (.*?)\.?$/s.exec(said) ?? [];
  const known = REASONS.find(([pattern]) => pattern.test(message))?.[1];
  return new WxrProblem(`Không đọc được XML ở dòng ${line}, cột ${column}: ${known ?? message}.`);
}

/** The characters of a file in its declared encoding (otherwise UTF-8), piece by piece. */
async function* readText(file: ReadStream): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of file) {
    const bytes = chunk as Buffer;
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true }).replace(FORBIDDEN, '');
  }
  if (decoder !== undefined) yield decoder.decode();
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const named = ENCODING.exec(
    start
      .subarray(0, 200)
      .toString('latin1')
      .replace(/^\u00EF\u00BB\u00BF/, ''),
  )?.[1];
  if (named === undefined) return 'utf-8';
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}
