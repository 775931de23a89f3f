import { cleanArticleText, utf8Length } from './article-characters.ts';
import { MAX_ARTICLE_BYTES, MAX_ARTICLE_DEPTH, MAX_ARTICLE_NODES } from './article-limits.ts';
import type { ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import { canonicalInline, canonicalPlain } from './canonical-inline.ts';
import { checkAttributes, checkMarks, isRecord } from './check-attributes.ts';
import { ARTICLE_NODES, type ArticleNodeName, type NodeRule } from './node-table.ts';
import { countCells, rectangularTable } from './table-grid.ts';

interface Count {
  nodes: number;
  bytes: number;
}

const EMPTY_CELL_BYTES = '<td><p></p></td>'.length;
const NODE_KEYS = new Set(['type', 'attrs', 'content', 'marks', 'text']);

function isNodeName(name: unknown): name is ArticleNodeName {
  return typeof name === 'string' && Object.hasOwn(ARTICLE_NODES, name);
}

function countPart(count: Count, bytes: number): void {
  count.nodes += 1;
  count.bytes += bytes;
  if (count.nodes > MAX_ARTICLE_NODES)
    throw new ArticleProblem('articleTooManyParts', { max: MAX_ARTICLE_NODES });
  if (count.bytes > MAX_ARTICLE_BYTES)
    throw new ArticleProblem('articleTooLong', { max: MAX_ARTICLE_BYTES / 1000 });
}

const tagBytes = (tags: readonly string[] | undefined) =>
  (tags ?? []).reduce((sum, tag) => sum + 2 * tag.length + 5, 0);
const markBytes = (marks: readonly ArticleMark[] | undefined) =>
  (marks ?? []).reduce((sum, mark) => sum + 15 + utf8Length(String(mark.attrs?.href ?? '')), 0);

function checkText(value: Readonly<Record<string, unknown>>, count: Count): ArticleNode {
  if (typeof value.text !== 'string') throw new ArticleProblem('articleAttribute', { name: 'text' });
  if (!value.text.isWellFormed()) throw new ArticleProblem('characters');
  const text = cleanArticleText(value.text);
  const marks = checkMarks(value.marks);
  countPart(count, utf8Length(text) + markBytes(marks));
  return marks === undefined ? { type: 'text', text } : { type: 'text', marks, text };
}

/** Refuses content that the table does not allow here, and fewer parts than it asks for. */
function checkPlaces(parent: string, rule: NodeRule, children: readonly ArticleNode[]): void {
  const { first, of = [], atLeast = 0 } = rule.content ?? {};
  if (first !== undefined && children[0]?.type !== first)
    throw new ArticleProblem('articleIncomplete', { name: parent });
  if (children.length < atLeast) throw new ArticleProblem('articleIncomplete', { name: parent });
  for (const child of children)
    if (!of.includes(child.type)) throw new ArticleProblem('articlePlace', { name: child.type, parent });
}

function checkContent(
  type: string,
  rule: NodeRule,
  value: unknown,
  depth: number,
  count: Count,
): readonly ArticleNode[] {
  if (value !== undefined && !Array.isArray(value))
    throw new ArticleProblem('articleAttribute', { name: 'content' });
  const children = (value ?? []).map((child) => checkNode(child, depth + 1, count));
  checkPlaces(type, rule, children);
  if (rule.textblock === 'rich') return canonicalInline(children);
  return rule.textblock === 'plain' ? canonicalPlain(children) : children;
}

function checkTable(table: ArticleNode, count: Count): ArticleNode {
  const grid = rectangularTable(table);
  if (grid === undefined) throw new ArticleProblem('articleTableTooBig');
  const added = countCells(grid) - countCells(table);
  for (let cell = 0; cell < added; cell += 1) {
    countPart(count, EMPTY_CELL_BYTES);
    countPart(count, 0);
  }
  return grid;
}

function checkKeys(type: ArticleNodeName, value: Readonly<Record<string, unknown>>): void {
  for (const key of Object.keys(value))
    if (!NODE_KEYS.has(key)) throw new ArticleProblem('articleAttribute', { name: shownName(key) });
  if (value.text !== undefined && type !== 'text')
    throw new ArticleProblem('articleAttribute', { name: 'text' });
}

function checkNode(value: unknown, depth: number, count: Count): ArticleNode {
  const type = isRecord(value) ? value.type : undefined;
  if (!isRecord(value) || !isNodeName(type))
    throw new ArticleProblem('articlePart', { name: shownName(type) });
  if (depth > MAX_ARTICLE_DEPTH) throw new ArticleProblem('articleTooDeep', { max: MAX_ARTICLE_DEPTH });
  checkKeys(type, value);
  if (type === 'text') return checkText(value, count);
  const rule: NodeRule = ARTICLE_NODES[type];
  countPart(count, tagBytes(rule.html));
  const attrs = checkAttributes(rule.attrs, value.attrs);
  const marks = checkMarks(value.marks);
  if (marks !== undefined && rule.inline !== true)
    throw new ArticleProblem('articlePlace', { name: 'marks', parent: type });
  const content = checkContent(type, rule, value.content, depth, count);
  const node: ArticleNode = {
    type,
    ...(attrs === undefined ? {} : { attrs }),
    ...(content.length === 0 ? {} : { content }),
    ...(marks === undefined ? {} : { marks }),
  };
  return type === 'table' ? checkTable(node, count) : node;
}

/**
 * The article in its one canonical form (NFC, HTML's white space, defaults filled in, tables rectangular).
 * Throws an ArticleProblem for anything that the table does not know or the limits do not allow.
 */
export function checkArticle(value: unknown): ArticleDocument {
  const document = checkNode(value, 0, { nodes: 0, bytes: 0 });
  if (document.type !== 'doc') throw new ArticleProblem('articlePart', { name: document.type });
  return { type: 'doc', content: document.content ?? [] };
}
