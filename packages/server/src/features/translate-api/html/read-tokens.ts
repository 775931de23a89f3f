import { Parser } from 'htmlparser2';

/** A piece of a document by its place in the source; `break` ends a run of words. */
export interface HtmlToken {
  readonly kind: 'text' | 'open' | 'close' | 'single' | 'break';
  readonly start: number;
  /** After the last character. */
  readonly end: number;
  /** Of a tag. */
  readonly name: string;
  /** Of a text, with its entities read. */
  readonly text: string;
}

/** Tags that stand inside a sentence; every other tag ends it. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite data del dfn em font i img ins label mark q s small span strike strong sub sup time tt u var wbr br'.split(
    ' ',
  ),
);
/** Their words are no prose; inside a sentence they are one thing. */
const KEPT_INLINE = new Set(['code', 'kbd', 'samp', 'svg', 'math', 'script', 'style', 'noscript']);
/** Their words are no prose, and they end a sentence. */
const KEPT = new Set(['pre', 'textarea', 'template', 'iframe', 'object', 'select', 'video', 'audio', 'head']);

/** Reads a document, also a broken one, in one pass; every token names its place in the source. */
export function readTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  /** The kept element that is open, how many of its name are, and where it began. */
  let kept: { readonly name: string; readonly start: number; depth: number } | undefined;
  const add = (kind: HtmlToken['kind'], more: Partial<HtmlToken> = {}) => {
    const { startIndex, endIndex } = parser;
    tokens.push({ kind, start: startIndex, end: endIndex + 1, name: '', text: '', ...more });
  };
  const closeKept = (
    open: { readonly name: string; readonly start: number; depth: number },
    name: string,
  ) => {
    if (open.name === name) open.depth -= 1;
    if (open.depth > 0) return;
    add(isSentencePart(name) ? 'single' : 'break', { start: open.start });
    kept = undefined;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        if (kept !== undefined) {
          if (kept.name === name) kept.depth += 1;
          return;
        }
        if (isImplied) return;
        if (isKept(name, attributes)) kept = { name, start: parser.startIndex, depth: 1 };
        else if (INLINE.has(name)) add(isVoid(name) ? 'single' : 'open', { name });
        else add('break');
      },
      onclosetag(name, isImplied) {
        if (kept !== undefined) return closeKept(kept, name);
        if (!INLINE.has(name)) add('break');
        else if (!isImplied && !isVoid(name)) add('close', { name });
      },
      ontext(text) {
        if (kept === undefined) add('text', { text });
      },
      oncomment() {
        if (kept === undefined) add('single');
      },
      onprocessinginstruction() {
        if (kept === undefined) add('break');
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return tokens;
}

function isKept(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (KEPT.has(name) || KEPT_INLINE.has(name)) return true;
  return attributes.translate === 'no' && !isVoid(name);
}

const isSentencePart = (name: string) => KEPT_INLINE.has(name) || INLINE.has(name);
const isVoid = (name: string) => name === 'br' || name === 'img' || name === 'wbr';
