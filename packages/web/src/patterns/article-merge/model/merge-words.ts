import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import type { Run } from '../../article-compare/model/block.ts';
import { isSpace, readWords } from '../../article-compare/model/read-words.ts';
import { findHunks, type Hunk } from './find-hunks.ts';
import { canonicalJson } from './merge-item.ts';

/** A word with the space before it, or the start of a block. */
interface Token {
  readonly key: string;
  readonly runs: readonly Run[];
  readonly begins?: Begin;
}
/** A line without its words. */
type Begin = Pick<ArticleNode, 'type' | 'attrs' | 'marks'>;
interface WordChange extends Hunk {
  readonly put: readonly Token[];
}

/** Changes of one side with fewer words between them are one: a rewritten passage stays whole. */
const APART = 3;

/**
 * Lines that both sides changed, merged word by word. The start of a line counts as a word, which distinguishes a split
 * or joined line from a rewritten one. Undefined if changes touch or are neighbours.
 */
export function mergeWords(
  base: readonly ArticleNode[],
  mine: readonly ArticleNode[],
  theirs: readonly ArticleNode[],
): ArticleNode[] | undefined {
  // Words cannot be merged around an inline node without text, such as a picture.
  if ([...base, ...mine, ...theirs].some(({ content = [] }) => !content.every(isText))) return undefined;
  const from = tokensOf(base);
  const left = changesOf(from, tokensOf(mine));
  const right = changesOf(from, tokensOf(theirs));
  const all = joinChanges(left, right);
  return all && blocksOf(apply(from, all));
}

const isText = ({ type }: ArticleNode) => type === 'text' || type === 'hardBreak';

function tokensOf(blocks: readonly ArticleNode[]): Token[] {
  return blocks.flatMap(({ content = [], ...begins }) => {
    const tokens: Token[] = [{ key: `\u2029${canonicalJson(begins)}`, runs: [], begins }];
    let space: readonly Run[] = [];
    for (const { text, runs } of readWords(content)) {
      if (isSpace(text) && text !== '\n') {
        space = runs;
        continue;
      }
      const own = [...space, ...runs];
      tokens.push({ key: own.map(({ text: part, marks }) => part + canonicalJson(marks)).join(), runs: own });
      space = [];
    }
    if (space.length > 0) tokens.push({ key: canonicalJson(space), runs: space });
    return tokens;
  });
}

function changesOf(base: readonly Token[], side: readonly Token[]): WordChange[] {
  const joined: Hunk[] = [];
  const hunks = findHunks(
    base.map(({ key }) => key),
    side.map(({ key }) => key),
  );
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last && hunk.from - last.to < APART)
      joined[joined.length - 1] = { ...last, to: hunk.to, end: hunk.end };
    else joined.push(hunk);
  }
  return joined.map((hunk) => ({ ...hunk, put: side.slice(hunk.start, hunk.end) }));
}

/** Both lists in order. Of two changes at one place, of which one holds the other, the longer one is taken. */
function joinChanges(
  left: readonly WordChange[],
  right: readonly WordChange[],
): readonly WordChange[] | undefined {
  const all = [
    ...left.filter((change) => !right.some((other) => isWithin(change, other))),
    ...right.filter((change) => !left.some((other) => isWithin(change, other) && !isWithin(other, change))),
  ];
  all.sort((one, other) => one.from - other.from || one.to - other.to);
  const areApart = all.every((change, place) => {
    const before = all[place - 1];
    return before === undefined || change.from > before.to;
  });
  return areApart ? all : undefined;
}

/** Who wrote on after another's words has kept those. Words taken out are within nothing but the same. */
function isWithin(part: WordChange, whole: WordChange): boolean {
  if (part.from !== whole.from || part.to !== whole.to) return false;
  if (part.put.length === 0) return whole.put.length === 0;
  return whole.put.some((_, at) => part.put.every(({ key }, step) => key === whole.put[at + step]?.key));
}

function apply(base: readonly Token[], changes: readonly WordChange[]): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  for (const { from, to, put } of changes) {
    tokens.push(...base.slice(place, from), ...put);
    place = to;
  }
  return [...tokens, ...base.slice(place)];
}

function blocksOf(tokens: readonly Token[]): ArticleNode[] | undefined {
  const blocks: { begins: Begin; content: ArticleNode[] }[] = [];
  for (const { begins, runs } of tokens) {
    if (begins) blocks.push({ begins, content: [] });
    else if (blocks.length === 0) return undefined;
    blocks.at(-1)?.content.push(...runs.map(nodeOf));
  }
  return blocks.map(({ begins, content }) => ({ ...begins, content }));
}

function nodeOf({ text, marks }: Run): ArticleNode {
  const looks = marks.length === 0 ? {} : { marks };
  return text === '\n' ? { type: 'hardBreak', ...looks } : { type: 'text', ...looks, text };
}
