import { TAG } from '@toasoan/contract/article/segment-tags.ts';
import { type HtmlToken, readTokens } from './read-tokens.ts';

/** A run of words with its inline markup, from `start` to `end` of the document. */
export interface HtmlSegment {
  readonly start: number;
  readonly end: number;
  /** With tags of `segment-tags.ts`; blanks are folded. */
  readonly text: string;
  /** The source of each tag by the tag: `<g1>` → `<a href="…">`. */
  readonly markup: ReadonlyMap<string, string>;
}

const HAS_LETTER = /\p{L}/u;
const BLANKS = /[ \t\n\r\f]+/g;

/**
 * The texts of an HTML document in their order: what one block holds is one text, and inline markup inside it stands as
 * tags. Markup around a whole text is not part of it, nor is what has no letter.
 */
export function segmentsOf(html: string): HtmlSegment[] {
  const runs: HtmlToken[][] = [[]];
  for (const token of readTokens(html)) {
    if (token.kind === 'break') runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs.flatMap((run) => segmentOf(html, run) ?? []);
}

function segmentOf(html: string, run: readonly HtmlToken[]): HtmlSegment | undefined {
  const pairs = pairsOf(run);
  const [from, to] = bare(run, pairs);
  const inner = run.slice(from, to);
  const first = inner[0];
  const last = inner.at(-1);
  const words = inner.map(({ kind, text }) => (kind === 'text' ? text : '')).join('');
  if (first === undefined || last === undefined || !HAS_LETTER.test(words)) return undefined;
  // What looks like a tag of ours cannot be told from one.
  if (new RegExp(TAG.source).test(words)) return undefined;
  const markup = new Map<string, string>();
  const numbers = new Map<HtmlToken, number>();
  let text = '';
  for (const token of inner) {
    if (token.kind === 'text') {
      text += token.text;
      continue;
    }
    const opener = pairs.get(token);
    const no = numbers.get(opener ?? token) ?? numbers.size + 1;
    numbers.set(opener ?? token, no);
    const tag = tagOf(token, { opener, no });
    markup.set(tag, html.slice(token.start, token.end));
    text += tag;
  }
  return { start: first.start, end: last.end, text: text.replace(BLANKS, ' ').trim(), markup };
}

function tagOf(
  token: HtmlToken,
  { opener, no }: { readonly opener: HtmlToken | undefined; readonly no: number },
) {
  if (opener === undefined) return `<x${no}/>`;
  return opener === token ? `<g${no}>` : `</g${no}>`;
}

/** The opening tag of every tag that is one of a pair inside the run; the others stand for themselves. */
function pairsOf(run: readonly HtmlToken[]): Map<HtmlToken, HtmlToken> {
  const pairs = new Map<HtmlToken, HtmlToken>();
  const open: HtmlToken[] = [];
  for (const token of run) {
    if (token.kind === 'open') open.push(token);
    if (token.kind !== 'close') continue;
    const opener = open.at(-1);
    if (opener?.name !== token.name) continue;
    open.pop();
    pairs.set(opener, opener);
    pairs.set(token, opener);
  }
  return pairs;
}

/** Without markup and blanks at both ends. */
function bare(
  run: readonly HtmlToken[],
  pairs: ReadonlyMap<HtmlToken, HtmlToken>,
): readonly [number, number] {
  let from = 0;
  let to = run.length;
  for (;;) {
    const first = run[from];
    const last = run[to - 1];
    if (from >= to || first === undefined || last === undefined) return [from, from];
    if (isLoose(first, pairs)) from += 1;
    else if (isLoose(last, pairs)) to -= 1;
    else if (first !== last && pairs.get(last) === first) {
      from += 1;
      to -= 1;
    } else return [from, to];
  }
}

function isLoose(token: HtmlToken, pairs: ReadonlyMap<HtmlToken, HtmlToken>): boolean {
  return token.kind === 'text' ? token.text.trim() === '' : !pairs.has(token);
}
