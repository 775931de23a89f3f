import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { writtenText } from '@toasoan/contract/article/article-text.ts';
import { isSpace, splitWords } from '../../article-compare/model/read-words.ts';
import type { MergePart } from './merge-part.ts';

type Blocks = readonly ArticleNode[];

/**
 * The proof of a merge: no word of either side is missing. Where a person is asked, it holds for each of the
 * two answers: whoever's text is taken, all of it is there. Where nobody is asked, no word stands twice that
 * nobody wrote twice either. Blocks that were carried, split and joined at once by both can deceive any alignment.
 */
export function isFaithful(parts: readonly MergePart[], base: Blocks, mine: Blocks, theirs: Blocks): boolean {
  const [was, one, other] = [countWords(base), countWords(mine), countWords(theirs)];
  const answer = (side: 'mine' | 'theirs') =>
    parts.flatMap((part) => (part.kind === 'merged' ? part.blocks : part[side]));
  const isAsked = parts.some(({ kind }) => kind === 'conflict');
  return holds(answer('mine'), was, one, other, isAsked) && holds(answer('theirs'), was, other, one, isAsked);
}

type Counts = ReadonlyMap<string, number>;

/** Of a word the text holds at least what its own side has, less what the other took out of it. */
function holds(text: Blocks, was: Counts, own: Counts, other: Counts, mayDouble: boolean): boolean {
  const is = countWords(text);
  for (const word of new Set([...is.keys(), ...own.keys()])) {
    const [left, right] = [own.get(word) ?? 0, other.get(word) ?? 0];
    const both = left + right - (was.get(word) ?? 0);
    const count = is.get(word) ?? 0;
    if (count < Math.min(left, both)) return false;
    if (!mayDouble && count > Math.max(left, right, both)) return false;
  }
  return true;
}

function countWords(blocks: Blocks): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of blocks.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const known = new WeakMap<ArticleNode, readonly string[]>();

/** Of what is only suggested, too. */
function wordsOf(block: ArticleNode): readonly string[] {
  const words = known.get(block) ?? splitWords(writtenText(block)).filter((word) => !isSpace(word));
  known.set(block, words);
  return words;
}
