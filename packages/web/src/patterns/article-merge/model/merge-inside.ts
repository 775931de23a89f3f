import type { ArticleAttributes, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { canonicalJson, itemOf } from './merge-item.ts';
import { mergeItems } from './merge-items.ts';
import { conflictsOf, type MergeInside } from './merge-part.ts';
import { mergeWords } from './merge-words.ts';

type Three = readonly [base: ArticleNode, mine: ArticleNode, theirs: ArticleNode];

/** The identity of a displayed thing: captions and sizes of different ones must not be mixed. */
const NAMES_OF_THING: readonly string[] = ['mediaId', 'key', 'width', 'height', 'provider', 'id'];

/** Merges both sides' changes of the same blocks, as deep as that is safe. */
export const mergeInside: MergeInside = (base, mine, theirs) => {
  if ([...base, ...mine, ...theirs].every(isLine)) {
    if (base.length === 0 || mine.length === 0 || theirs.length === 0) return undefined;
    return mergeWords(base, mine, theirs);
  }
  const [one, ...others] = [base, mine, theirs].map((blocks) =>
    blocks.length === 1 ? blocks[0] : undefined,
  );
  const [left, right] = others;
  if (!(one && left && right) || one.type !== left.type || one.type !== right.type) return undefined;
  const node = mergeNode([one, left, right]);
  return node && isAllowed(node) ? [node] : undefined;
};

const isLine = ({ type }: ArticleNode) => type === 'paragraph' || type === 'heading';

/** A conflict inside a list, a table or a quote makes the whole of it a conflict. */
function mergeNode(three: Three): ArticleNode | undefined {
  const [base, mine, theirs] = three;
  if (base.type === 'codeBlock') return undefined;
  const attrs = mergeAttributes(three);
  const marks = new Set(three.map((node) => canonicalJson(node.marks)));
  if (attrs === undefined || marks.size > 1) return undefined;
  const looks = {
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(base.marks !== undefined && { marks: base.marks }),
  };
  if (base.content === undefined && mine.content === undefined && theirs.content === undefined)
    return { type: base.type, ...looks };
  if (base.type === 'table' && !haveSameColumns(three)) return undefined;
  const content = base.type === 'tableRow' ? mergeCells(three) : mergeChildren(three);
  return content && { type: base.type, ...looks, content };
}

function mergeChildren(three: Three): readonly ArticleNode[] | undefined {
  const [base, mine, theirs] = three.map(({ content = [] }) => content);
  const parts = mergeItems(base ?? [], mine ?? [], theirs ?? [], mergeInside);
  if (conflictsOf(parts).length > 0) return undefined;
  return parts.flatMap((part) => (part.kind === 'merged' ? part.blocks : []));
}

/** Cells keep their places. */
function mergeCells(three: Three): readonly ArticleNode[] | undefined {
  const [base = [], mine = [], theirs = []] = three.map(({ content = [] }) => content);
  const cells: ArticleNode[] = [];
  for (const [place, was] of base.entries()) {
    const [one, other] = [mine[place], theirs[place]];
    if (!(one && other)) return undefined;
    const cell = mergeOne([was, one, other]);
    if (!cell) return undefined;
    cells.push(cell);
  }
  return cells;
}

function mergeOne(three: Three): ArticleNode | undefined {
  const [base, mine, theirs] = three;
  const [was, one, other] = [itemOf(base).key, itemOf(mine).key, itemOf(theirs).key];
  if (other === was || one === other) return mine;
  if (one === was) return theirs;
  return mine.type === base.type && theirs.type === base.type ? mergeNode(three) : undefined;
}

/** Rows may be merged if no cell spans another and no column was added or removed. */
function haveSameColumns([base, mine, theirs]: Three): boolean {
  const rows = [base, mine, theirs].flatMap(({ content = [] }) => content);
  const width = rows[0]?.content?.length ?? 0;
  return rows.every(
    ({ content = [] }) =>
      content.length === width && content.every(({ attrs }) => attrs?.colspan === 1 && attrs.rowspan === 1),
  );
}

function mergeAttributes([base, mine, theirs]: Three): ArticleAttributes | undefined {
  const sides = [base.attrs ?? {}, mine.attrs ?? {}, theirs.attrs ?? {}] as const;
  const [named, namedByMe, namedByThem] = sides.map(thingOf);
  if (named !== namedByMe || named !== namedByThem) return undefined;
  const merged: Record<string, string | number | boolean> = {};
  const [was, one, other] = sides;
  for (const name of Object.keys({ ...was, ...one, ...other })) {
    if (one[name] !== was[name] && other[name] !== was[name] && one[name] !== other[name]) return undefined;
    const value = one[name] === was[name] ? other[name] : one[name];
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

function thingOf(attrs: ArticleAttributes): string {
  return canonicalJson(Object.fromEntries(NAMES_OF_THING.map((name) => [name, attrs[name]])));
}

function isAllowed(block: ArticleNode): boolean {
  try {
    checkArticle({ type: 'doc', content: [wrapped(block)] });
    return true;
  } catch (problem) {
    if (problem instanceof ArticleProblem) return false;
    throw problem;
  }
}

/** A node from a list or a table, wrapped in the containers it needs. */
function wrapped(block: ArticleNode): ArticleNode {
  if (block.type === 'listItem') return { type: 'bulletList', content: [block] };
  if (block.type === 'tableRow') return { type: 'table', content: [block] };
  if (block.type === 'tableCell' || block.type === 'tableHeader')
    return wrapped({ type: 'tableRow', content: [block] });
  return block;
}
