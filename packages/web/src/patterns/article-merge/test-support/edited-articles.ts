import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import fc from 'fast-check';

type Line = readonly string[];
/** Two users' work on one article, in lines of words; every word is unique and names its author. */
export interface Edited {
  readonly base: readonly Line[];
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
}

interface Step {
  readonly kind: 'type' | 'drop' | 'line' | 'dropLine' | 'split' | 'join' | 'move' | 'blank';
  readonly line: number;
  readonly word: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'type',
    'type',
    'type',
    'drop',
    'line',
    'line',
    'dropLine',
    'split',
    'join',
    'move',
    'blank',
  ),
  line: fc.nat(40),
  word: fc.nat(40),
});

/** The lines after one step; `word` names what is typed. */
function take(lines: readonly Line[], { kind, line: at, word: place }: Step, word: string): readonly Line[] {
  const here = lines.length === 0 ? 0 : at % lines.length;
  const own = lines[here] ?? [];
  const cut = place % (own.length + 1);
  const put = (...put: readonly Line[]) => lines.toSpliced(here, 1, ...put);
  switch (kind) {
    case 'type':
      return lines.length === 0 ? [[word]] : put(own.toSpliced(cut, 0, word));
    case 'drop':
      return own.length < 2 ? lines : put(own.toSpliced(place % own.length, 1));
    case 'line':
      return lines.toSpliced(here, 0, [word, `${word}b`, `${word}c`]);
    case 'blank':
      return lines.toSpliced(here, 0, []);
    case 'dropLine':
      return lines.length < 2 ? lines : lines.toSpliced(here, 1);
    case 'split':
      return put(own.slice(0, cut), own.slice(cut));
    case 'join':
      return here + 1 >= lines.length
        ? lines
        : lines.toSpliced(here, 2, [...own, ...(lines[here + 1] ?? [])]);
    case 'move':
      return lines.toSpliced(here, 1).toSpliced(place % lines.length, 0, own);
  }
}

function edit(base: readonly Line[], steps: readonly Step[], who: string): readonly Line[] {
  return steps.reduce<readonly Line[]>((lines, one, count) => take(lines, one, `${who}${count}`), base);
}

export const anyEdited: fc.Arbitrary<Edited> = fc
  .record({
    lengths: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 }),
    mine: fc.array(step, { maxLength: 6 }),
    theirs: fc.array(step, { maxLength: 6 }),
  })
  .map(({ lengths, mine, theirs }) => {
    const base = lengths.map((length, line) => Array.from({ length }, (_, word) => `g${line}x${word}`));
    return { base, mine: edit(base, mine, 'm'), theirs: edit(base, theirs, 't') };
  });

export const lineOf = (text: string): ArticleNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

export function articleOf(lines: readonly (string | Line)[]): ArticleDocument {
  const content = lines.map((line) => lineOf(typeof line === 'string' ? line : line.join(' ')));
  return checkArticle({ type: 'doc', content: content.length === 0 ? [lineOf('')] : content });
}

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';
const picture: ArticleNode = { type: 'figure', attrs: { mediaId: '12', key: KEY, width: 16, height: 9 } };
const file = { mediaId: '13', key: KEY, extension: 'pdf', sizeBytes: 9 };
const KINDS: readonly ((words: string) => ArticleNode)[] = [
  lineOf,
  (caption) => ({ type: 'gallery', attrs: { layout: 'grid', caption }, content: [picture, picture] }),
  (words) => ({ type: 'factBox', content: [lineOf(words)] }),
  (words) => ({ ...lineOf(words), type: 'related' }),
  (words) => ({ type: 'pullQuote', content: [lineOf(words)] }),
  (name) => (name === '' ? lineOf('') : { type: 'attachment', attrs: { ...file, name } }),
];

/** The same lines as blocks of all kinds: the first word of the base in a line tells which. */
export function articleOfBlocks(lines: readonly Line[]): ArticleDocument {
  const content = lines.map((line): ArticleNode => {
    const number = Number(/g(\d+)x/.exec(line.join(' '))?.[1] ?? 0);
    return (KINDS[number % KINDS.length] ?? lineOf)(line.join(' '));
  });
  return checkArticle({ type: 'doc', content: content.length === 0 ? [lineOf('')] : content });
}
