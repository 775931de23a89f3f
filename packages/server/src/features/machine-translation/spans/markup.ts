import type { MaskedText, Part } from './masked-text.ts';

/** How placeholders are written: engines keep tags of XML, or of HTML with `translate="no"`. */
export type Dialect = 'xml' | 'html';

/**
 * A masked text as an engine gets it. With `shows` the words of a span stand inside its placeholder, so that the engine
 * sees the whole sentence; without it the placeholder is empty, for engines that translate what they see.
 */
export function toMarkup({ parts }: MaskedText, dialect: Dialect, shows: boolean): string {
  let no = 0;
  return parts
    .map((part) => {
      if (part.kind === 'words') return escaped(part.text);
      if (part.kind === 'tag') return dialect === 'xml' ? part.text : htmlTag(part.text);
      no += 1;
      return placeholder(no, shows ? escaped(part.plain) : '', dialect);
    })
    .join('');
}

function placeholder(no: number, words: string, dialect: Dialect): string {
  if (dialect === 'html') return `<span translate="no" class="notranslate" id="m${no}">${words}</span>`;
  return words === '' ? `<m i="${no}"/>` : `<m i="${no}">${words}</m>`;
}

/** `<g1>` is `<b id="g1">`, `<x2/>` is `<br id="x2">`. */
function htmlTag(tag: string): string {
  const name = tag.replace(/[</>]/g, '');
  if (tag.startsWith('</')) return '</b>';
  return name.startsWith('g') ? `<b id="${name}">` : `<br id="${name}">`;
}

const ANY_TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/gi;

/**
 * The translation in an engine's answer, its spans restored. Undefined where a span or a tag is lost, doubled, cut or
 * crossed: nothing of such an answer is used.
 */
export function fromMarkup(answer: string, masked: MaskedText, dialect: Dialect): string | undefined {
  const spans = masked.parts.filter((part): part is SpanPart => part.kind === 'span');
  const wanted = masked.parts.filter(({ kind }) => kind === 'tag').length + spans.length;
  const reading: Reading = { text: '', open: [], seen: new Set(), mask: 0 };
  let at = 0;
  for (const match of answer.matchAll(ANY_TAG)) {
    addWords(reading, answer.slice(at, match.index));
    at = match.index + match[0].length;
    const isWell = readTag(reading, tagOf(match, dialect), spans);
    if (!isWell) return undefined;
  }
  addWords(reading, answer.slice(at));
  const isWhole = reading.open.length === 0 && reading.mask === 0 && reading.seen.size === wanted;
  if (!isWhole || !areTagsOf(reading.seen, masked.parts)) return undefined;
  const body = reading.text.trim();
  return body === '' && masked.hasWords ? undefined : masked.before + body + masked.after;
}

type SpanPart = Extract<Part, { readonly kind: 'span' }>;

interface Reading {
  text: string;
  /** Names of open pairs. */
  readonly open: string[];
  /** Every placeholder and tag that has come, as it is written in a segment. */
  readonly seen: Set<string>;
  /** The placeholder whose words are passed over; 0: none. */
  mask: number;
}

interface ReadTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
}

function addWords(reading: Reading, words: string): void {
  if (reading.mask === 0) reading.text += unescaped(words);
}

/** A tag under the name that it has in XML: `m3`, `g1`, `x2`; '' for an end whose name nobody wrote. */
function tagOf(
  [, slash, element = '', attributes = '', closed]: RegExpMatchArray,
  dialect: Dialect,
): ReadTag {
  const isEnd = slash === '/';
  const isEmpty = closed === '/';
  if (dialect === 'xml') {
    const no = /\bi\s*=\s*["']?(\d+)/.exec(attributes)?.[1] ?? '';
    return { name: element === 'm' ? `m${no}` : element, isEnd, isEmpty };
  }
  const id = /\bid\s*=\s*["']?([mgx]\d+)/i.exec(attributes)?.[1] ?? '';
  if (isEnd) return { name: element.toLowerCase() === 'span' ? 'm' : '', isEnd, isEmpty };
  return { name: id, isEnd, isEmpty: id.startsWith('x') };
}

/** @returns whether the tag may stand there */
function readTag(reading: Reading, tag: ReadTag, spans: readonly SpanPart[]): boolean {
  if (reading.mask > 0) {
    const ends = tag.isEnd && tag.name.startsWith('m');
    if (ends) reading.mask = 0;
    return ends;
  }
  if (tag.isEnd) return readEnd(reading, tag.name);
  const isPair = tag.name.startsWith('g');
  const written = isPair ? `<${tag.name}>` : `<${tag.name}/>`;
  if (reading.seen.has(written)) return false;
  reading.seen.add(written);
  if (tag.name.startsWith('m')) return readSpan(reading, tag, spans);
  if (isPair ? tag.isEmpty : !tag.isEmpty) return false;
  if (isPair) reading.open.push(tag.name);
  reading.text += written;
  return true;
}

function readSpan(reading: Reading, { name, isEmpty }: ReadTag, spans: readonly SpanPart[]): boolean {
  const no = Number(name.slice(1));
  const span = spans[no - 1];
  if (span === undefined) return false;
  reading.text += span.target;
  if (!isEmpty) reading.mask = no;
  return true;
}

function readEnd(reading: Reading, name: string): boolean {
  const last = reading.open.pop();
  if (last === undefined || (name !== '' && name !== last)) return false;
  reading.seen.add(`</${last}>`);
  reading.text += `</${last}>`;
  return true;
}

function areTagsOf(seen: ReadonlySet<string>, parts: readonly Part[]): boolean {
  return parts.every((part) => part.kind !== 'tag' || seen.has(part.text));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** What was escaped, and what engines escape on their own. */
function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
