import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import { lineOf, type Token } from './article-tokens.ts';

export type TokenWriter = ReturnType<typeof createTokenWriter>;

/** Blocks out of a line of tokens. */
export function createTokenWriter() {
  const blocks: Node[] = [];
  let open: { readonly node: Node; readonly marks: readonly Mark[]; readonly inline: Node[] } | undefined;

  function close(): void {
    if (open === undefined) return;
    const { node, marks, inline } = open;
    const content = Fragment.fromArray(joinedTexts(inline));
    const line = lineOf(node) ?? node;
    const own = line.copy(content).mark(marks);
    blocks.push(line === node ? own : node.copy(Fragment.from(own)));
    open = undefined;
  }
  return {
    hasLine: () => open !== undefined,
    write(token: Token, marks = token.marks): void {
      if (token.kind === 'start') {
        close();
        open = { node: token.node, marks, inline: [] };
      } else if (token.kind === 'whole') {
        close();
        blocks.push(token.node.type.name === 'listItem' ? token.node : token.node.mark(marks));
      } else {
        const schema = open?.node.type.schema;
        const node = token.kind === 'leaf' ? token.node.mark(marks) : schema?.text(token.text, marks);
        if (node) open?.inline.push(node);
      }
    },
    put(blocksBetween: readonly Node[]): void {
      close();
      blocks.push(...blocksBetween);
    },
    blocks(): Node[] {
      close();
      return blocks;
    },
  };
}

function joinedTexts(nodes: readonly Node[]): Node[] {
  const texts: { node: Node; text: string }[] = [];
  for (const node of nodes) {
    const last = texts.at(-1);
    if (last?.node.isText && node.isText && last.node.sameMarkup(node)) last.text += node.text ?? '';
    else texts.push({ node, text: node.text ?? '' });
  }
  return texts.map(({ node, text }) => (node.isText ? node.type.schema.text(text, node.marks) : node));
}
