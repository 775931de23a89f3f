import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import { writtenText } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { isSpace, splitWords } from '../../article-compare/model/read-words.ts';
import { mergeInside } from './merge-inside.ts';
import { itemOf } from './merge-item.ts';
import { mergeItems } from './merge-items.ts';
import { conflictsOf, joinParts, type MergePart } from './merge-part.ts';

type Blocks = readonly ArticleNode[];

/**
 * The proof of a merge: no word of either side is missing. Where a person is asked, it holds for each of the
 * two answers: whoever's text is taken, all of it is there. Where nobody is asked, no word stands twice that
 * nobody wrote twice either. Blocks that were carried, split and joined at once by both can deceive any alignment.
 */
function isFaithful(parts: readonly MergePart[], base: Blocks, mine: Blocks, theirs: Blocks): boolean {
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

/**
 * Joins what two people made of one article. What only one of them changed is taken; where both changed the
 * same words, the part is a conflict and both texts are in it. Nothing that either wrote is left out.
 */
export function mergeArticles(
  base: ArticleDocument,
  mine: ArticleDocument,
  theirs: ArticleDocument,
): MergePart[] {
  const [from, left, right] = [checkArticle(base), checkArticle(mine), checkArticle(theirs)];
  const parts = mergeItems(from.content, left.content, right.content, mergeInside);
  if (!isFaithful(parts, from.content, left.content, right.content)) return changedStretch(from, left, right);
  if (conflictsOf(parts).length > 0) return parts;
  return isWithinLimits(parts) ? parts : wholeConflict(from, left, right);
}

/** Everything between the first and the last change is one question. */
function changedStretch(base: ArticleDocument, mine: ArticleDocument, theirs: ArticleDocument): MergePart[] {
  const sides = [base, mine, theirs].map(({ content }) => content);
  const shortest = Math.min(...sides.map(({ length }) => length));
  const keyAt = (blocks: ArticleDocument['content'], place: number) => {
    const block = blocks.at(place);
    return block && itemOf(block).key;
  };
  const agree = (place: number) => new Set(sides.map((blocks) => keyAt(blocks, place))).size === 1;
  let head = 0;
  while (head < shortest && agree(head)) head += 1;
  let tail = 0;
  while (tail < shortest - head && agree(-1 - tail)) tail += 1;
  const middle = ({ content }: ArticleDocument) => content.slice(head, content.length - tail);
  return joinParts([
    { kind: 'merged', blocks: base.content.slice(0, head) },
    { kind: 'conflict', base: middle(base), mine: middle(mine), theirs: middle(theirs) },
    { kind: 'merged', blocks: base.content.slice(base.content.length - tail) },
  ]);
}

/** Everything at once, for a person to decide: where no common text is known, or all of both is too much. */
export function wholeConflict(
  base: ArticleDocument,
  mine: ArticleDocument,
  theirs: ArticleDocument,
): MergePart[] {
  return [{ kind: 'conflict', base: base.content, mine: mine.content, theirs: theirs.content }];
}

/** The article of a merge without conflicts; `choose` answers for the others. */
export function mergedArticle(
  parts: readonly MergePart[],
  choose: (conflict: Extract<MergePart, { kind: 'conflict' }>) => ArticleDocument['content'] = ({ mine }) =>
    mine,
): ArticleDocument {
  const content = parts.flatMap((part) => (part.kind === 'merged' ? part.blocks : choose(part)));
  return checkArticle({ type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content });
}

function isWithinLimits(parts: readonly MergePart[]): boolean {
  try {
    mergedArticle(parts);
    return true;
  } catch (problem) {
    if (problem instanceof ArticleProblem) return false;
    throw problem;
  }
}
