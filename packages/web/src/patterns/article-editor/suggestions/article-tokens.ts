import { Mark, type Node } from '@tiptap/pm/model';

/**
 * A run of blocks as one line of tokens: block starts, letters and breaks, and blocks treated as a whole. A new line
 * adds one token and a joined line removes one, and the words around stay the same.
 */
export type Token =
  | { readonly kind: 'start'; readonly node: Node; readonly marks: readonly Mark[] }
  | { readonly kind: 'letter'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'leaf'; readonly node: Node; readonly marks: readonly Mark[] }
  | { readonly kind: 'whole'; readonly node: Node; readonly marks: readonly Mark[] };

/** A letter with its combining marks. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gsu;

/** The line of a block: a paragraph, a heading, the only paragraph of a list item. */
export function lineOf(node: Node): Node | undefined {
  if (node.isTextblock) return node.type.spec.code === true ? undefined : node;
  const only = node.type.name === 'listItem' && node.childCount === 1 ? node.firstChild : null;
  return only?.isTextblock ? only : undefined;
}

/** The suggestion about the start of a block; that of a list item is stored at its first line. */
function beginningOf(node: Node): readonly Mark[] {
  return (node.type.name === 'listItem' ? node.firstChild?.marks : node.marks) ?? [];
}

function inlineTokens(line: Node): Token[] {
  return line.children.flatMap((child): Token[] => {
    const { marks } = child;
    if (!child.isText) return [{ kind: 'leaf', node: child, marks }];
    return (child.text?.match(LETTERS) ?? []).map((text) => ({ kind: 'letter', text, marks }));
  });
}

export function tokensOf(blocks: readonly Node[]): Token[] {
  return blocks.flatMap((node): Token[] => {
    const line = lineOf(node);
    const marks = beginningOf(node);
    if (line === undefined) return [{ kind: 'whole', node, marks }];
    return [{ kind: 'start', node, marks }, ...inlineTokens(line)];
  });
}

/** The number of tokens before the cursor; undefined if it is outside these blocks. */
export function tokensBefore(blocks: readonly Node[], { line, offset }: Cursor): number | undefined {
  let count = 0;
  for (const node of blocks) {
    const own = lineOf(node);
    if (own === line) return count + 1 + inlineTokens(line.cut(0, offset)).length;
    count += own === undefined ? 1 : 1 + inlineTokens(own).length;
  }
  return undefined;
}

export interface Cursor {
  readonly line: Node;
  readonly offset: number;
}

/** The same picture or video: its words can change without it being another. */
export function isSamePart(one: Node, other: Node): boolean {
  if (one.type !== other.type) return false;
  if (one.type.name === 'figure' || one.type.name === 'attachment')
    return one.attrs.mediaId === other.attrs.mediaId;
  return (
    one.type.name === 'embed' &&
    one.attrs.provider === other.attrs.provider &&
    one.attrs.id === other.attrs.id
  );
}

export function sameToken(one: Token, other: Token): boolean {
  if (!Mark.sameSet(one.marks, other.marks)) return false;
  if (one.kind === 'letter') return other.kind === 'letter' && one.text === other.text;
  if (one.kind !== other.kind) return false;
  if (one.kind === 'start') {
    const [line, otherLine] = [lineOf(one.node), lineOf(other.node)];
    return one.node.sameMarkup(other.node) && line !== undefined && otherLine?.sameMarkup(line) === true;
  }
  return one.node.eq(other.node) || isSamePart(one.node, other.node);
}
