import { Fragment, type Node, Slice } from '@tiptap/pm/model';

function isBreak(node: Node | undefined): boolean {
  return node?.type.name === 'hardBreak';
}

/** The pieces of a text between two or more breaks in a row, without breaks at their ends. */
function piecesOf(content: Fragment): Node[][] {
  const pieces: Node[][] = [[]];
  const children = [...content.content];
  for (const [index, child] of children.entries()) {
    const isGap = isBreak(child) && (isBreak(children[index - 1]) || isBreak(children[index + 1]));
    if (!isGap) pieces.at(-1)?.push(child);
    else if (pieces.at(-1)?.length !== 0) pieces.push([]);
  }
  return pieces.map(trimBreaks).filter((piece) => piece.length > 0);
}

function trimBreaks(piece: readonly Node[]): Node[] {
  const start = piece.findIndex((node) => !isBreak(node));
  const end = piece.findLastIndex((node) => !isBreak(node));
  return start === -1 ? [] : piece.slice(start, end + 1);
}

function splitNode(node: Node): Node[] {
  if (node.type.name !== 'paragraph') return [node.copy(splitFragment(node.content))];
  const pieces = piecesOf(node.content);
  if (pieces.length === 0) return [node.copy(Fragment.empty)];
  return pieces.map((piece) => node.copy(Fragment.from(piece)));
}

function splitFragment(fragment: Fragment): Fragment {
  return Fragment.from(fragment.content.flatMap((node) => (node.isInline ? [node] : splitNode(node))));
}

/** Text that was copied without a block around it. */
function splitBareText(slice: Slice): Slice {
  const pieces = piecesOf(slice.content);
  const paragraph = slice.content.firstChild?.type.schema.nodes.paragraph;
  if (pieces.length < 2 || paragraph === undefined) return new Slice(Fragment.from(pieces[0] ?? []), 0, 0);
  return new Slice(Fragment.from(pieces.map((piece) => paragraph.create(null, piece))), 1, 1);
}

/** Pages, mails and chats make paragraphs with two line breaks; pasted, they are paragraphs. */
export function splitParagraphs(slice: Slice): Slice {
  if (slice.content.firstChild?.isInline === true) return splitBareText(slice);
  return new Slice(splitFragment(slice.content), slice.openStart, slice.openEnd);
}
