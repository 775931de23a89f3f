import { toArticle, toWords, wordsOfBlocks } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { findAnchor } from '@toasoan/contract/features/posts/notes/find-anchor.ts';
import { anchorAt, type NoteAnchor, passageOf } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { NotedText, NotedTextListener } from '#web/patterns/article-editor/notes/noted-text.ts';
import './read-only-notes.css';

/** Blocks of text as `ArticleView` renders them. */
const BLOCKS = 'p, h2, h3, h4, pre';
const NAMES = ['post-note', 'post-note-must-fix', 'post-note-chosen'] as const;

const HOVERS = ['mousemove', 'mouseleave'];

/** From the upper edge of a block to the middle of its first line. */
const FIRST_LINE = 14;

type Leaf = Text | HTMLBRElement;

function leavesOf(block: Element): Leaf[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const leaves: Leaf[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text || node instanceof HTMLBRElement) leaves.push(node);
  }
  return leaves;
}

const textOf = (leaf: Leaf) => (leaf instanceof Text ? leaf.data : '\n');

function readWords(root: Element) {
  const blocks = [...root.querySelectorAll(BLOCKS)].map(leavesOf);
  return { blocks, words: wordsOfBlocks(blocks.map((leaves) => leaves.map(textOf).join(''))) };
}
type Read = ReturnType<typeof readWords>;

function setEdge({ blocks, words }: Read, range: Range, place: number, edge: 'setStart' | 'setEnd'): void {
  const { block, offset } = toArticle(words, place);
  let left = offset;
  for (const leaf of blocks[block] ?? []) {
    const { length } = textOf(leaf);
    if (left <= length) {
      if (leaf instanceof Text) range[edge](leaf, left);
      else range[edge === 'setStart' ? 'setStartBefore' : 'setEndAfter'](leaf);
      return;
    }
    left -= length;
  }
}

function placeOf({ blocks, words }: Read, node: Node, offset: number): number | undefined {
  for (const [index, leaves] of blocks.entries()) {
    let before = 0;
    for (const leaf of leaves) {
      if (leaf === node) return toWords(words, index, before + offset);
      before += textOf(leaf).length;
    }
  }
  return undefined;
}

function highlight(name: (typeof NAMES)[number]): Highlight {
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

/** Notes over a read-only article: passages are painted without changing the page. */
export function readOnlyNotes(root: Element): NotedText {
  const listeners = new Set<NotedTextListener>();
  let ranges = new Map<string, Range>();
  let chosen: string | undefined;
  let under: string | undefined;

  function clear(): void {
    for (const name of NAMES) for (const range of ranges.values()) highlight(name).delete(range);
  }
  function point(range: Range | undefined): void {
    const pointed = highlight('post-note-chosen');
    pointed.clear();
    if (range) pointed.add(range);
  }
  function choose(id: string | undefined): void {
    chosen = id;
    point(ranges.get(id ?? ''));
  }
  function noteUnder(event: Event): string | undefined {
    if (!(event instanceof MouseEvent)) return undefined;
    const at = document.caretPositionFromPoint(event.clientX, event.clientY);
    if (!at) return undefined;
    return [...ranges].findLast(([, range]) => range.isPointInRange(at.offsetNode, at.offset))?.[0];
  }
  function clicked(event: Event): void {
    const id = noteUnder(event);
    if (id !== undefined) for (const { picked } of listeners) picked(id);
  }
  function hovered(event: Event): void {
    const id = event.type === 'mouseleave' ? undefined : noteUnder(event);
    if (id === under) return;
    under = id;
    for (const { pointed } of listeners) pointed(id);
  }
  function rangeOf(read: Read, anchor: NoteAnchor): Range | undefined {
    const found = anchor.isLost ? undefined : findAnchor(read.words, anchor);
    if (found === undefined) return undefined;
    const range = document.createRange();
    setEdge(read, range, found.start, 'setStart');
    setEdge(read, range, found.end, 'setEnd');
    return range;
  }
  return {
    show(notes) {
      clear();
      ranges = new Map();
      const read = readWords(root);
      for (const note of notes) {
        const range = rangeOf(read, note.anchor);
        if (range === undefined) continue;
        ranges.set(note.id, range);
        highlight(note.mustFix ? 'post-note-must-fix' : 'post-note').add(range);
      }
      if (chosen !== undefined) choose(chosen);
      for (const { moved } of listeners) moved();
    },
    places() {
      const inOrder = [...ranges].sort(([, one], [, other]) =>
        one.compareBoundaryPoints(Range.START_TO_START, other),
      );
      return new Map(inOrder.map(([id], index) => [id, index]));
    },
    lines: () => (id, isNear) => {
      const range = ranges.get(id);
      const line = isNear ? range?.getClientRects()[0] : undefined;
      if (line) return (line.top + line.bottom) / 2;
      const block = range?.startContainer.parentElement?.getBoundingClientRect();
      return block && block.top + FIRST_LINE;
    },
    onPage(id) {
      const line = ranges.get(id)?.getClientRects()[0];
      return line && { y: (line.top + line.bottom) / 2, within: root };
    },
    choose,
    reveal(id, anchor) {
      const range = ranges.get(id) ?? rangeOf(readWords(root), anchor);
      if (range === undefined) return false;
      chosen = id;
      point(range);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      window.getSelection()?.collapse(range.startContainer, range.startOffset);
      return true;
    },
    selected() {
      const selection = window.getSelection();
      if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
      const range = selection.getRangeAt(0);
      if (!root.contains(range.commonAncestorContainer)) return undefined;
      const read = readWords(root);
      const start = placeOf(read, range.startContainer, range.startOffset);
      const end = placeOf(read, range.endContainer, range.endOffset) ?? read.words.text.length;
      const passage = start === undefined ? undefined : passageOf(read.words, start, end);
      if (passage === undefined) return undefined;
      const { isLost: _, ...anchor } = anchorAt(read.words, passage);
      const at = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
      return { anchor, at: new DOMRect(at.right, at.top, 0, at.height) };
    },
    focus: () => false,
    watch(listener) {
      listeners.add(listener);
      root.addEventListener('click', clicked);
      for (const type of HOVERS) root.addEventListener(type, hovered);
      return () => {
        listeners.delete(listener);
        root.removeEventListener('click', clicked);
        for (const type of HOVERS) root.removeEventListener(type, hovered);
        clear();
        point(undefined);
      };
    },
  };
}
