import type { Node, ResolvedPos } from '@tiptap/pm/model';
import {
  type ArticleWords,
  toArticle,
  toWords,
  wordsOfBlocks,
} from '@toasoan/contract/features/posts/notes/article-words.ts';
import { findAnchor } from '@toasoan/contract/features/posts/notes/find-anchor.ts';
import type { NoteAnchor } from '@toasoan/contract/features/posts/notes/note-anchor.ts';

interface DocumentWords {
  readonly words: ArticleWords;
  /** The document position of each block's text. */
  readonly starts: readonly number[];
}

export function documentWords(doc: Node): DocumentWords {
  const raws: string[] = [];
  const starts: number[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    raws.push(node.textBetween(0, node.content.size, undefined, '\n'));
    starts.push(position + 1);
    return false;
  });
  return { words: wordsOfBlocks(raws), starts };
}

export function positionOf({ words, starts }: DocumentWords, place: number): number {
  const { block, offset } = toArticle(words, place);
  return (starts[block] ?? 0) + offset;
}

/** The position of an anchor's words; undefined if they are missing. */
export function placeOfAnchor(doc: Node, anchor: NoteAnchor): { from: number; to: number } | undefined {
  const text = documentWords(doc);
  const found = findAnchor(text.words, anchor);
  return found && { from: positionOf(text, found.start), to: positionOf(text, found.end) };
}

/** Undefined for a position outside of a text. */
export function placeOf({ words, starts }: DocumentWords, position: ResolvedPos): number | undefined {
  const block = starts.indexOf(position.start());
  return block < 0 ? undefined : toWords(words, block, position.parentOffset);
}
