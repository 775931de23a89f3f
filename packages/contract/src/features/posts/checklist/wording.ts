import type { ArticleDocument, ArticleNode } from '../../../article/article-node.ts';
import { articleText } from '../../../article/article-text.ts';
import { countSyllables } from '../../../article/syllables.ts';
import { isListed, type ListedWord, listedWord, type Token, tokensOf } from './word-list.ts';

/** A phrase never crosses the end of a sentence; "TP.HCM" contains none. */
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

/** Words of one list in a text; unchanged blocks are not searched again. */
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

/** One finder per list object. */
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

/** The words of `list` in an article and its surrounding texts, each once, as spelled in the list. */
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

/** Average words per sentence of the article; 0 for none. */
export function sentenceLength(content: ArticleDocument): number {
  const all = content.content.map(sentencesOfBlock);
  const count = all.reduce((sum, block) => sum + block.count, 0);
  return count === 0 ? 0 : Math.round(all.reduce((sum, block) => sum + block.words, 0) / count);
}

/** Caches a result as long as its object lives: blocks of an article are immutable. */
export function remember<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
}
