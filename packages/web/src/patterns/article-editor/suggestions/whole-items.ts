import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import { type Token, tokensOf } from './article-tokens.ts';
import { createTokenWriter } from './token-writer.ts';

/**
 * A list item that holds more than a line goes and comes with each of its parts: the mark at its first line is about
 * where the item begins, and says nothing of what is in it. `marksOf` gives undefined for a part that is not to stay.
 */
export function rewriteItem(
  item: Node,
  marksOf: (part: Token, isFirst: boolean) => readonly Mark[] | undefined,
): Node {
  const writer = createTokenWriter();
  const [first, ...rest] = tokensOf(item.children);
  // An item is never without its first line.
  if (first) writer.write(first, marksOf(first, true) ?? first.marks);
  for (const part of rest) {
    const marks = marksOf(part, false);
    if (marks) writer.write(part, marks);
  }
  return item.copy(Fragment.fromArray(writer.blocks()));
}

export const isItem = (token: Token) => token.kind === 'whole' && token.node.type.name === 'listItem';

export function partsOf(item: Node): Token[] {
  return tokensOf(item.children);
}
