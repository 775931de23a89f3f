import { type ArticleMark, type ArticleNode, sameMark } from './article-node.ts';
import { MARK_NAMES as MARK_ORDER } from './node-table.ts';

/**
 * A segment is one line of text in which marks and inline nodes stand as numbered tags: `<g1>…</g1>` around marked
 * words, `<x2/>` for what has no words, such as a line break. Anything else that looks like markup is plain text: where
 * the text itself holds such a tag, the tag is a node of its own, so that nothing is read twice.
 */
export interface TaggedText {
  readonly text: string;
  /** What each number stands for; number 1 is the first. */
  readonly tags: readonly SegmentTag[];
}

export type SegmentTag =
  | { readonly kind: 'pair'; readonly mark: ArticleMark }
  | { readonly kind: 'single'; readonly node: ArticleNode };

/** Every tag of a segment, opening, closing or single. */
export const TAG = /<(\/?)g([1-9]\d{0,3})>|<x([1-9]\d{0,3})\/>/g;

/** The text of inline nodes with their marks as tags. */
export function tagged(nodes: readonly ArticleNode[]): TaggedText {
  const tags: SegmentTag[] = [];
  const open: { mark: ArticleMark; no: number }[] = [];
  let text = '';
  const close = (upTo: number) => {
    while (open.length > upTo) text += `</g${open.pop()?.no}>`;
  };
  const openMark = (mark: ArticleMark) => {
    const no = tags.push({ kind: 'pair', mark });
    open.push({ mark, no });
    text += `<g${no}>`;
  };
  for (const { marks = [], ...node } of nodes) {
    const same = sameAtStart(open, marks);
    close(same);
    for (const mark of marks.slice(same)) openMark(mark);
    for (const part of node.type === 'text' ? partsOf(node.text ?? '') : [node])
      text += typeof part === 'string' ? part : `<x${tags.push({ kind: 'single', node: part })}/>`;
  }
  close(0);
  return { text, tags };
}

/** How many of the marks stay open. */
function sameAtStart(open: readonly { readonly mark: ArticleMark }[], marks: readonly ArticleMark[]): number {
  const differs = marks.findIndex((mark, place) => {
    const before = open[place]?.mark;
    return before === undefined || !sameMark(before, mark);
  });
  return differs === -1 ? marks.length : differs;
}

/** The words of a text; what in it looks like a tag is a node. */
function partsOf(text: string): (string | ArticleNode)[] {
  return text
    .split(/(<\/?g[1-9]\d{0,3}>|<x[1-9]\d{0,3}\/>)/)
    .map((part, place) => (place % 2 === 1 ? ({ type: 'text', text: part } as const) : part));
}

/**
 * Inline nodes of a text, by the tags of its source. A tag that the source does not have, or that does not end, is left
 * out; its words stay.
 */
export function untagged(text: string, tags: readonly SegmentTag[]): ArticleNode[] {
  const nodes: ArticleNode[] = [];
  const open: number[] = [];
  const marksNow = () =>
    open.flatMap((no) => {
      const tag = tags[no - 1];
      return tag?.kind === 'pair' ? [tag.mark] : [];
    });
  const add = (node: ArticleNode) => {
    const marks = inMarkOrder(marksNow());
    nodes.push(marks.length === 0 ? node : { ...node, marks });
  };
  let at = 0;
  const addText = (upTo: number) => {
    if (upTo > at) add({ type: 'text', text: text.slice(at, upTo) });
  };
  const follow = (slash: string | undefined, no: number) => {
    if (slash === '/') {
      const place = open.lastIndexOf(no);
      if (place >= 0) open.splice(place, 1);
    } else if (tags[no - 1]?.kind === 'pair' && !open.includes(no)) open.push(no);
  };
  for (const match of text.matchAll(TAG)) {
    addText(match.index);
    at = match.index + match[0].length;
    const [, slash, pair, alone] = match;
    if (alone === undefined) follow(slash, Number(pair));
    const tag = tags[Number(alone) - 1];
    if (tag?.kind === 'single') add(tag.node);
  }
  addText(text.length);
  return joined(nodes);
}

/** The words of a segment alone. */
export function withoutTags(text: string): string {
  return text.replace(TAG, '');
}

/** The tags of a text in their order, as written. */
export function tagsIn(text: string): string[] {
  return Array.from(text.matchAll(TAG), ([whole]) => whole);
}

/** A mark stands once, and marks stand in the order of the table. */
function inMarkOrder(marks: readonly ArticleMark[]): ArticleMark[] {
  const once = marks.filter((mark, place) => marks.findIndex(({ type }) => type === mark.type) === place);
  return once.toSorted((one, other) => MARK_ORDER.indexOf(one.type) - MARK_ORDER.indexOf(other.type));
}

/** Neighbours with the same marks are one text. */
function joined(nodes: readonly ArticleNode[]): ArticleNode[] {
  const whole: ArticleNode[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(last.marks ?? []) === JSON.stringify(node.marks ?? [])
    )
      whole[whole.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` };
    else whole.push(node);
  }
  return whole;
}
