import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { rectangularTable } from '@toasoan/contract/article/table-grid.ts';
import type { Container } from './container.ts';

const EMPTY_PARAGRAPH: ArticleNode = { type: 'paragraph' };

function node(
  type: ArticleNode['type'],
  content: readonly ArticleNode[],
  attrs?: ArticleNode['attrs'],
): ArticleNode {
  return { type, ...(attrs === undefined ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) };
}

/** An item begins with a paragraph: a heading becomes one, before anything else stands an empty one. */
function itemContent(content: readonly ArticleNode[]): readonly ArticleNode[] {
  const [first, ...rest] = content;
  if (first?.type === 'paragraph') return content;
  if (first?.type === 'heading') return [node('paragraph', first.content ?? []), ...rest];
  return [EMPTY_PARAGRAPH, ...content];
}

/** A table of an impossible size leaves what stood in its cells. */
function finishTable(rows: readonly ArticleNode[]): readonly ArticleNode[] {
  if (!rows.some((row) => row.content !== undefined)) return [];
  const table = rectangularTable(node('table', rows));
  if (table !== undefined) return [table];
  return rows.flatMap((row) => (row.content ?? []).flatMap((cell) => cell.content ?? []));
}

/** What a container leaves behind: nothing when it is empty, its parts when it may not stand. */
export function finishContainer({ type, attrs, content, implicit }: Container): readonly ArticleNode[] {
  switch (type) {
    case 'doc':
    case 'beforeTable':
      return content;
    case 'table':
      return finishTable(content);
    case 'tableRow':
      return [node('tableRow', content)];
    case 'tableCell':
    case 'tableHeader':
      return [node(type, content.length === 0 ? [EMPTY_PARAGRAPH] : content, attrs)];
    case 'listItem':
      return implicit === true && content.length === 0 ? [] : [node('listItem', itemContent(content))];
    default:
      return content.length === 0 ? [] : [node(type, content, attrs)];
  }
}
