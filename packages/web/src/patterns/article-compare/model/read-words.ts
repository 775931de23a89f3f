import type { ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { canonicalAttributes, canonicalMarks } from '@toasoan/contract/article/canonical-attributes.ts';
import { isSuggestion, sideOf, suggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';
import type { Run, Word } from './block.ts';

/** White space, then the signs around a syllable, then the syllable: `(Nghệ` is two words, `5.000` is one. */
const WORD = /\n|[^\S\n]+|[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?|\S/gu;

export function splitWords(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? [];
}

export function isSpace(word: string): boolean {
  return word.trim() === '';
}

function lookOf(runs: readonly Run[]): string {
  return runs.every(({ marks, leaf }) => marks.length === 0 && leaf === undefined)
    ? ''
    : JSON.stringify(runs);
}

function runOf(node: ArticleNode): Run {
  const marks = canonicalMarks(node.marks).map(bare);
  if (node.type === 'text') return { text: (node.text ?? '').normalize('NFC'), marks };
  if (node.type === 'hardBreak') return { text: '\n', marks };
  return {
    text: '\uFFFC',
    marks,
    leaf: { name: node.type, attrs: canonicalAttributes(node.type, node.attrs) },
  };
}

/** Of a suggestion only its kind and author: a later time is no other style. */
function bare(mark: ArticleMark): ArticleMark {
  if (!isSuggestion(mark)) return mark;
  const { authorId, authorName } = suggestionBy(mark);
  return { type: mark.type, attrs: { authorId, authorName } };
}

/** The runs cut at word and suggestion boundaries; a half bold word keeps both halves. */
export function readWords(nodes: readonly ArticleNode[]): Word[] {
  const words: Word[] = [];
  for (let start = 0; start < nodes.length; ) {
    const [first] = nodes.slice(start, start + 1);
    let end = start + 1;
    while (first && end < nodes.length && sideOf(nodes[end] ?? first) === sideOf(first)) end += 1;
    words.push(...wordsOfRuns(nodes.slice(start, end).map(runOf)));
    start = end;
  }
  return words;
}

function wordsOfRuns(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let run = 0;
  let offset = 0;
  for (const text of splitWords(runs.map((one) => one.text).join(''))) {
    const own: Run[] = [];
    for (let left = text.length; left > 0; ) {
      const from = runs[run];
      if (from === undefined) break;
      const taken = from.text.slice(offset, offset + left);
      if (taken !== '') own.push({ ...from, text: taken });
      left -= taken.length;
      offset += taken.length;
      if (offset >= from.text.length) {
        run += 1;
        offset = 0;
      }
    }
    words.push({ text, runs: own, look: lookOf(own) });
  }
  return words;
}
