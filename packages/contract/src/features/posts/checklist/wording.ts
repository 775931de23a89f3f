import type { ArticleDocument, ArticleNode } from '../../../article/article-node.ts';
import { articleText, countSyllables } from '../../../article/article-text.ts';
import { isListed, type ListedWord, listedWord, type Token, tokensOf } from './word-list.ts';

/** A phrase never reaches over the end of a sentence; "TP.HCM" has none. */
const PAUSE = /[.,;:!?…]+(?:\s|$)|\n/;
const SENTENCE_END = /[.!?…]+(?:\s|$)|\n/;

/** A part of a post with texts of its own, such as an entry of a live blog. */
export interface TextPart {
  readonly title?: string;
  readonly text?: string;
  readonly question?: string;
  readonly answer?: string;
}

interface Sentences {
  readonly count: number;
  readonly words: number;
}

/** Words of one list that stand in a text; blocks that did not change are not looked at again. */
export interface WordFinder {
  readonly inBlock: (block: ArticleNode) => readonly string[];
  readonly inPart: (part: TextPart) => readonly string[];
  readonly inText: (text: string) => readonly string[];
}

const runsOfBlock = remember((block: ArticleNode) => runsOf(articleText(block)));
const sentencesOfBlock = remember((block: ArticleNode) => sentencesOf(articleText(block)));

function runsOf(text: string): Token[][] {
  return text
    .split(PAUSE)
    .map(tokensOf)
    .filter((run) => run.length > 0);
}

function sentencesOf(text: string): Sentences {
  const words = text.split(SENTENCE_END).map(countSyllables).filter(Boolean);
  return { count: words.length, words: words.reduce((sum, one) => sum + one, 0) };
}

/** One finder for a list as long as the list lives. */
const wordFinder = remember((words: readonly string[]): WordFinder => {
  const byFirst = Map.groupBy(
    words.map(listedWord).filter(({ tokens }) => tokens.length > 0),
    ({ tokens }) => tokens[0]?.folded ?? '',
  );
  const inRuns = (runs: readonly Token[][]) => [...new Set(runs.flatMap((run) => findIn(run, byFirst)))];
  return {
    inBlock: remember((block: ArticleNode) => inRuns(runsOfBlock(block))),
    inPart: remember(({ title = '', text = '', question = '', answer = '' }: TextPart) =>
      inRuns(runsOf([title, text, question, answer].join('\n'))),
    ),
    inText: (text) => inRuns(runsOf(text)),
  };
});

function findIn(run: readonly Token[], byFirst: ReadonlyMap<string, readonly ListedWord[]>): string[] {
  return run.flatMap((token, at) =>
    (byFirst.get(token.folded) ?? [])
      .filter((word) => isListed(run.slice(at, at + word.tokens.length), word))
      .map(({ shown }) => shown),
  );
}

/** The words of `list` in an article and the texts around it, each once, as the list writes them. */
export function findListed(
  list: readonly string[],
  content: ArticleDocument,
  texts: readonly string[],
  parts: readonly TextPart[] = [],
): readonly string[] {
  if (list.length === 0) return [];
  const finder = wordFinder(list);
  return [
    ...new Set([
      ...texts.flatMap(finder.inText),
      ...content.content.flatMap(finder.inBlock),
      ...parts.flatMap(finder.inPart),
    ]),
  ];
}

/** Words that a sentence of the article has on average; 0 for none. */
export function sentenceLength(content: ArticleDocument): number {
  const all = content.content.map(sentencesOfBlock);
  const count = all.reduce((sum, block) => sum + block.count, 0);
  return count === 0 ? 0 : Math.round(all.reduce((sum, block) => sum + block.words, 0) / count);
}

/** Keeps what was found for an object as long as the object lives: blocks of an article never change. */
export function remember<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
}
