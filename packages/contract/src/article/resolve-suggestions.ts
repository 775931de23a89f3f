import type { ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';
import { canonicalInline } from './canonical-inline.ts';
import { NODE_RULES } from './node-table.ts';
import { beginningOf, isSuggestion, type SuggestionKind } from './suggestion-mark.ts';

export type Verdict = 'accept' | 'reject' | 'keep';
export type Judge = (mark: ArticleMark) => Verdict;

const EMPTY_LINE: ArticleNode = { type: 'paragraph' };

const ruleOf = ({ type }: ArticleNode) => NODE_RULES.get(type);
const isRich = (node: ArticleNode) => ruleOf(node)?.textblock === 'rich';
/** Blocks whose mark concerns their start: their words have marks of their own. */
const flows = (node: ArticleNode) => isRich(node) || node.type === 'listItem';

function isEmpty(node: ArticleNode): boolean {
  if (node.type === 'listItem') return (node.content ?? []).every((child) => isRich(child) && isEmpty(child));
  return (node.content ?? []).length === 0;
}

/** Nodes created here; their white space is normalised once all neighbours are known. */
const made = new WeakSet<ArticleNode>();

function withContent(node: ArticleNode, content: readonly ArticleNode[]): ArticleNode {
  const { content: _, ...rest } = node;
  const after = content.length === 0 ? rest : { ...rest, content };
  made.add(after);
  return after;
}

function withMarks(node: ArticleNode, marks: readonly ArticleMark[]): ArticleNode {
  const { marks: had = [] } = node;
  if (marks.length === had.length && marks.every((mark, index) => mark === had[index])) return node;
  const { marks: _, ...rest } = node;
  const after = marks.length === 0 ? rest : { ...rest, marks };
  if (made.has(node)) made.add(after);
  return after;
}

interface Judged {
  /** The kind of suggestion that removes the node; undefined for one that stays. */
  readonly goneAs: SuggestionKind | undefined;
  /** The marks it has if it stays. */
  readonly marks: readonly ArticleMark[];
}

function judged(node: ArticleNode, judge: Judge): Judged {
  let goneAs: SuggestionKind | undefined;
  const marks = (beginningOf(node) ?? []).filter((mark) => {
    const verdict = isSuggestion(mark) ? judge(mark) : 'keep';
    if (verdict === 'keep') return true;
    if (mark.type === 'insertion' && verdict === 'reject') goneAs ??= 'insertion';
    if (mark.type === 'deletion' && verdict === 'accept') goneAs ??= 'deletion';
    return false;
  });
  return { goneAs, marks };
}

/** Two neighbours as one; undefined if the second has to stay separate. */
function joined(home: ArticleNode, next: ArticleNode): ArticleNode | undefined {
  const [inHome, inNext] = [home.content ?? [], next.content ?? []];
  if (isRich(home) && isRich(next)) return withContent(home, [...inHome, ...inNext]);
  if (home.type !== 'listItem' || next.type !== 'listItem') return undefined;
  const [last, first] = [inHome.at(-1), inNext[0]];
  const line = last && first && joined(last, first);
  return line && withContent(home, [...inHome.slice(0, -1), line, ...inNext.slice(1)]);
}

function resolveInline(nodes: readonly ArticleNode[], judge: Judge): readonly ArticleNode[] {
  return nodes.flatMap((node) => {
    const { goneAs, marks } = judged(node, judge);
    return goneAs ? [] : [withMarks(node, marks)];
  });
}

function resolveBlocks(nodes: readonly ArticleNode[], judge: Judge, done: Done | undefined): ArticleNode[] {
  const stay: ArticleNode[] = [];
  for (const node of nodes) {
    const { goneAs, marks } = judged(node, judge);
    if (goneAs && !flows(node)) continue;
    const own = withBeginning(resolved(node, judge, done), marks);
    if (!goneAs) stay.push(own);
    else if (!isEmpty(own)) flowInto(stay, own, goneAs);
  }
  return stay;
}

const ofKind = (marks: readonly ArticleMark[] | undefined, kind: SuggestionKind) =>
  marks?.find(({ type }) => type === kind);

/** Appends to the content before it; nodes that may be removed the same way do not separate. */
function flowInto(stay: ArticleNode[], own: ArticleNode, goneAs: SuggestionKind): void {
  for (let at = stay.length - 1; at >= 0; at -= 1) {
    const home = stay[at];
    const both = home && joined(home, own);
    if (both) {
      stay[at] = both;
      return;
    }
    if (home && !ofKind(beginningOf(home), goneAs)) break;
  }
  stay.push(withBeginning(own, ofItsWords(own, goneAs)));
}

/** If nothing takes its words, a block stays as long as they do: its start gets the author of their suggestion. */
function ofItsWords(own: ArticleNode, goneAs: SuggestionKind): readonly ArticleMark[] {
  const words = wordsIn(own).map(({ marks }) => ofKind(marks, goneAs));
  const [first] = words;
  return first !== undefined && words.every(Boolean) ? [first] : [];
}

function wordsIn(node: ArticleNode): readonly ArticleNode[] {
  if (isRich(node)) return node.content ?? [];
  return node.type === 'listItem' ? (node.content ?? []).flatMap(wordsIn) : [node];
}

function withBeginning(node: ArticleNode, marks: readonly ArticleMark[]): ArticleNode {
  if (node.type !== 'listItem') return withMarks(node, marks);
  const [first, ...rest] = node.content ?? [];
  if (first === undefined) return node;
  return withContent(node, [withMarks(first, marks), ...rest]);
}

/** The content of a list item; the item itself handles where its first line begins. */
function resolveItem([first, ...rest]: readonly ArticleNode[], judge: Judge, done: Done | undefined) {
  if (first === undefined) return [];
  const { marks: _, ...bare } = first;
  const [line, ...others] = resolveBlocks([bare, ...rest], judge, done);
  const marks = first.marks;
  const own = line && marks ? { ...line, marks } : line;
  if (line && own && made.has(line)) made.add(own);
  return own ? [own, ...others] : others;
}

/** The minimal content of a node after everything in it is gone. */
function filled(node: ArticleNode, content: readonly ArticleNode[]): readonly ArticleNode[] {
  if (node.type === 'listItem' && content[0]?.type !== 'paragraph') return [EMPTY_LINE, ...content];
  return content.length === 0 && ruleOf(node)?.content?.of.includes('paragraph') ? [EMPTY_LINE] : content;
}

type Done = WeakMap<ArticleNode, ArticleNode>;

/** The content of a node; its parent handles its marks. */
function resolved(node: ArticleNode, judge: Judge, done: Done | undefined): ArticleNode {
  if (node.content === undefined || !holdsSuggestions(node.content)) return node;
  const known = done?.get(node);
  if (known !== undefined) return known;
  const content = isRich(node)
    ? resolveInline(node.content, judge)
    : filled(
        node,
        (node.type === 'listItem' ? resolveItem : resolveBlocks)(node.content, judge, done).filter(
          (child) => !isHollow(child),
        ),
      );
  const after = withContent(node, content);
  done?.set(node, after);
  return after;
}

/** A list without an item, a gallery without a picture. */
const isHollow = (node: ArticleNode) =>
  (node.type === 'bulletList' || node.type === 'orderedList' || node.type === 'gallery') && isEmpty(node);

const clean = new WeakSet<ArticleNode>();

function holdsSuggestions(nodes: readonly ArticleNode[]): boolean {
  return nodes.some(hasSuggestions);
}

/** Nodes are immutable, so cached results stay valid. */
export function hasSuggestions(node: ArticleNode): boolean {
  if (node.marks?.some(isSuggestion)) return true;
  if (node.content === undefined || clean.has(node)) return false;
  if (holdsSuggestions(node.content)) return true;
  clean.add(node);
  return false;
}

const tidied: Done = new WeakMap();

/** Normalises the white space of nodes created here. */
function tidy(node: ArticleNode, keepsEnds = false): ArticleNode {
  if (!made.has(node)) return node;
  const known = keepsEnds ? undefined : tidied.get(node);
  if (known !== undefined) return known;
  const inside = node.content ?? [];
  const after = withContent(
    node,
    isRich(node)
      ? canonicalInline(inside, keepsEnds)
      : inside.map((child, index) => tidy(child, keepsEndsOf(child, inside[index + 1]) || keepsEnds)),
  );
  if (!keepsEnds) tidied.set(node, after);
  return after;
}

const keepsEndsOf = (node: ArticleNode, next: ArticleNode | undefined) =>
  beginningOf(node)?.some(isSuggestion) === true ||
  (next !== undefined && beginningOf(next)?.some(isSuggestion) === true);

/**
 * The article after some suggestions were accepted and others rejected; nodes without any are the same objects. A block
 * whose start is removed flows into the block before it, and stays if none can take its words.
 */
export function resolveSuggestions(document: ArticleDocument, judge: Judge): ArticleDocument {
  return { type: 'doc', content: tidy(resolved(document, judge, undefined)).content ?? [] };
}

const rejected: Done = new WeakMap();

/**
 * The article with every suggestion rejected: this one is published, counted, searched and checked. A single block
 * counts as an article of that block.
 */
export function withoutSuggestions<Node extends ArticleNode>(node: Node): Node {
  if (!hasSuggestions(node)) return node;
  return tidy(resolved(node, () => 'reject', rejected)) as Node;
}

/** The article with every suggestion accepted. */
export function withSuggestions(document: ArticleDocument): ArticleDocument {
  return hasSuggestions(document) ? resolveSuggestions(document, () => 'accept') : document;
}
