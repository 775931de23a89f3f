import type { NodeRule } from '@toasoan/contract/article/node-table.ts';

/** A node's content rule in ProseMirror's language. */
export function contentExpression(content: NodeRule['content']): string {
  if (content === undefined) return '';
  const choice = content.of.length === 1 ? (content.of[0] ?? '') : `(${content.of.join('|')})`;
  const rest = `${choice}${content.atLeast === 0 ? '*' : '+'}`;
  return content.first === undefined ? rest : `${content.first} ${rest}`;
}
