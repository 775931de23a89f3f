import { cleanArticleText, utf8Length } from './article-characters.ts';
import { MAX_ARTICLE_BYTES, MAX_ARTICLE_DEPTH, MAX_ARTICLE_NODES } from './article-limits.ts';
import type { ArticleAttributes, ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import { checkAttachment } from './attachment-html.ts';
import { canonicalInline, canonicalPlain } from './canonical-inline.ts';
import { checkAttributes, checkMarks, isRecord } from './check-attributes.ts';
import { checkEmbed } from './embed-html.ts';
import { checkFigure } from './figure-html.ts';
import { checkGallery } from './gallery-html.ts';
import { ARTICLE_NODES, type ArticleNodeName, type NodeRule } from './node-table.ts';
import { isSuggestion, MARKED_BLOCKS } from './suggestion-mark.ts';
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
  (marks ?? []).reduce(
    (sum, { attrs }) =>
      sum + 15 + utf8Length(String(attrs?.href ?? '')) + utf8Length(String(attrs?.authorName ?? '')),
    0,
  );

/** Its words appear once or twice in the HTML; the frame around them has a fixed length. */
const embedBytes = (attrs: ArticleAttributes | undefined) =>
  560 + 2 * utf8Length(String(attrs?.caption)) + 2 * utf8Length(String(attrs?.title));

/** Three lists of addresses, and each of its words once. */
const figureBytes = (attrs: ArticleAttributes | undefined) =>
  1_300 + ['alt', 'caption', 'credit'].reduce((sum, name) => sum + utf8Length(String(attrs?.[name])), 0);

/** Its tags; its pictures are counted on their own. */
const galleryBytes = (attrs: ArticleAttributes | undefined) => 120 + utf8Length(String(attrs?.caption));

/** Its name appears twice. */
const attachmentBytes = (attrs: ArticleAttributes | undefined) => 160 + 2 * utf8Length(String(attrs?.name));

/** Nodes whose HTML is more than tags: their attribute rules and the length of their HTML. */
const WHOLE_PARTS: Readonly<Partial<Record<ArticleNodeName, WholePart>>> = {
  embed: { check: checkEmbed, bytes: embedBytes },
  figure: { check: checkFigure, bytes: figureBytes },
  gallery: { check: checkGallery, bytes: galleryBytes },
  attachment: { check: checkAttachment, bytes: attachmentBytes },
};
interface WholePart {
  readonly check: (attrs: ArticleAttributes | undefined) => ArticleAttributes;
  readonly bytes: (attrs: ArticleAttributes | undefined) => number;
}

function checkText(value: Readonly<Record<string, unknown>>, count: Count): ArticleNode {
  if (typeof value.text !== 'string') throw new ArticleProblem('articleAttribute', { name: 'text' });
  if (!value.text.isWellFormed()) throw new ArticleProblem('characters');
  const text = cleanArticleText(value.text);
  const marks = checkMarks(value.marks);
  countPart(count, utf8Length(text) + markBytes(marks));
  return marks === undefined ? { type: 'text', text } : { type: 'text', marks, text };
}

/** Refuses content that the table does not allow here, and too few children. */
function checkPlaces(parent: string, rule: NodeRule, children: readonly ArticleNode[]): void {
  const { first, of = [], atLeast = 0 } = rule.content ?? {};
  if (first !== undefined && children[0]?.type !== first)
    throw new ArticleProblem('articleIncomplete', { name: parent });
  if (children.length < atLeast) throw new ArticleProblem('articleIncomplete', { name: parent });
  for (const child of children)
    if (!of.includes(child.type)) throw new ArticleProblem('articlePlace', { name: child.type, parent });
}

interface Place {
  readonly depth: number;
  /** A suggestion concerns the start of the block or of the next one: spaces at its ends may still separate words. */
  readonly keepsEnds: boolean;
}

function isMarked(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.type === 'listItem' && Array.isArray(value.content)) return isMarked(value.content[0]);
  return Array.isArray(value.marks) && value.marks.length > 0;
}

/** A suggestion about a whole item is stored at its first line. */
function withMarksInside(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [first, ...rest]: readonly unknown[] = Array.isArray(item.content) ? item.content : [];
  if (!Array.isArray(item.marks) || item.marks.length === 0 || !isRecord(first)) return item;
  const { marks, ...own } = item;
  return { ...own, content: [{ ...first, marks: first.marks ?? marks }, ...rest] };
}

function checkContent(
  type: string,
  rule: NodeRule,
  value: unknown,
  { depth, keepsEnds }: Place,
  count: Count,
): readonly ArticleNode[] {
  if (value !== undefined && !Array.isArray(value))
    throw new ArticleProblem('articleAttribute', { name: 'content' });
  const inItem = type === 'listItem' && keepsEnds;
  const given: readonly unknown[] = value ?? [];
  const children = given.map((child, index) =>
    checkNode(
      child,
      { depth: depth + 1, keepsEnds: inItem || isMarked(child) || isMarked(given[index + 1]) },
      count,
    ),
  );
  checkPlaces(type, rule, children);
  if (rule.textblock === 'rich') return canonicalInline(children, keepsEnds);
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

/** A whole block may be suggested, a part of a table may not. */
function takesMarks(
  type: ArticleNodeName,
  rule: NodeRule,
  marks: readonly ArticleMark[] | undefined,
): boolean {
  if (marks === undefined || rule.inline === true) return true;
  return MARKED_BLOCKS.has(type) && marks.every(isSuggestion);
}

function checkNode(given: unknown, place: Place, count: Count): ArticleNode {
  const type = isRecord(given) ? given.type : undefined;
  if (!isRecord(given) || !isNodeName(type))
    throw new ArticleProblem('articlePart', { name: shownName(type) });
  if (place.depth > MAX_ARTICLE_DEPTH) throw new ArticleProblem('articleTooDeep', { max: MAX_ARTICLE_DEPTH });
  const value = type === 'listItem' ? withMarksInside(given) : given;
  checkKeys(type, value);
  if (type === 'text') return checkText(value, count);
  const rule: NodeRule = ARTICLE_NODES[type];
  countPart(count, tagBytes(rule.html));
  const own = checkAttributes(rule.attrs, value.attrs);
  const whole = WHOLE_PARTS[type];
  const attrs = whole === undefined ? own : whole.check(own);
  if (whole !== undefined) countPart(count, whole.bytes(attrs));
  const marks = checkMarks(value.marks);
  if (!takesMarks(type, rule, marks))
    throw new ArticleProblem('articlePlace', { name: 'marks', parent: type });
  if (rule.inline !== true) count.bytes += markBytes(marks);
  const content = checkContent(type, rule, value.content, place, count);
  const node: ArticleNode = {
    type,
    ...(attrs === undefined ? {} : { attrs }),
    ...(content.length === 0 ? {} : { content }),
    ...(marks === undefined ? {} : { marks }),
  };
  return type === 'table' ? checkTable(node, count) : node;
}

/**
 * The article in its one canonical form (NFC, HTML's white space, defaults filled in, tables rectangular). Throws an
 * ArticleProblem for anything outside the table or the limits.
 */
export function checkArticle(value: unknown): ArticleDocument {
  const document = checkNode(value, { depth: 0, keepsEnds: false }, { nodes: 0, bytes: 0 });
  if (document.type !== 'doc') throw new ArticleProblem('articlePart', { name: document.type });
  return { type: 'doc', content: document.content ?? [] };
}
