import {
  type ArticleAttributes,
  type ArticleMark,
  type ArticleNode,
  sameMark,
} from '@toasoan/contract/article/article-node.ts';
import { GALLERY_PICTURES, galleryHtml } from '@toasoan/contract/article/gallery-html.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import type { HtmlPart } from '@toasoan/contract/article/html-part.ts';
import { nodeAttributes, nodeTags } from '@toasoan/contract/article/html-tags.ts';
import { hasLeafHtml, leafHtml } from '@toasoan/contract/article/leaf-html.ts';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import { MARK_RULES, NODE_RULES, type NodeRule } from '@toasoan/contract/article/node-table.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';

const IS_SPECIAL = /[&<>"\u00A0]/;
const SPECIAL = /[&<>"\u00A0]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
};
const VOID_TAGS = new Set(['br', 'hr', 'img', 'source']);
const NO_MARKS: readonly ArticleMark[] = [];

function escapeAttribute(value: string): string {
  return value.replace(SPECIAL, (character) => ENTITIES[character] ?? '');
}

function escapeText(text: string): string {
  if (!IS_SPECIAL.test(text)) return text;
  return text.replace(SPECIAL, (character) => (character === '"' ? character : (ENTITIES[character] ?? '')));
}

function openTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  let html = `<${tag}`;
  for (const name in attributes) html += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`;
  return `${html}>`;
}

/** Marks that may be rendered: known ones, and links only with an address that is allowed today. */
function writableMarks(marks: readonly ArticleMark[]): readonly ArticleMark[] {
  const writable = (mark: ArticleMark) =>
    MARK_RULES.get(mark.type) !== undefined &&
    (mark.type !== 'link' || linkAddress(String(mark.attrs?.href ?? '')) !== undefined);
  return marks.every(writable) ? marks : marks.filter(writable);
}

function openMark(mark: ArticleMark): string {
  const rule = MARK_RULES.get(mark.type);
  return rule === undefined ? '' : openTag(rule.html, toHtmlAttributes(rule.attrs, mark.attrs));
}

const closeMark = (mark: ArticleMark | undefined) =>
  mark ? `</${MARK_RULES.get(mark.type)?.html ?? ''}>` : '';

/** How many open marks continue over the next node. */
function sharedMarks(open: readonly ArticleMark[], next: readonly ArticleMark[]): number {
  let shared = 0;
  for (const mark of open) {
    const other = next[shared];
    if (other === undefined || !sameMark(mark, other)) break;
    shared += 1;
  }
  return shared;
}

/** Marks that neighbours share stay open between them, as in ProseMirror. */
function renderInline(nodes: readonly ArticleNode[]): string {
  let html = '';
  const open: ArticleMark[] = [];
  for (const node of nodes) {
    const marks = node.marks === undefined ? NO_MARKS : writableMarks(node.marks);
    const shared = sharedMarks(open, marks);
    while (open.length > shared) html += closeMark(open.pop());
    for (const mark of marks.slice(shared)) {
      html += openMark(mark);
      open.push(mark);
    }
    html += renderBlock(node);
  }
  while (open.length > 0) html += closeMark(open.pop());
  return html;
}

function renderContent(node: ArticleNode, rule: NodeRule | undefined): string {
  if (node.content === undefined) return '';
  if (rule?.textblock !== undefined) return renderInline(node.content);
  let html = '';
  for (const child of node.content)
    html += child.marks === undefined ? renderBlock(child) : markedBlock(child);
  return html;
}

/** A whole block that is suggested to be added or removed, inside the tags that say so. */
function markedBlock(node: ArticleNode): string {
  const marks = writableMarks(node.marks ?? NO_MARKS);
  return marks.map(openMark).join('') + renderBlock(node) + marks.toReversed().map(closeMark).join('');
}

interface Frame {
  readonly start: string;
  readonly end: string;
}

function makeFrame(rule: NodeRule, attrs: ArticleAttributes | undefined): Frame {
  const [tag = '', ...inner] = nodeTags(rule, attrs);
  const start = openTag(tag, nodeAttributes(rule, attrs));
  if (VOID_TAGS.has(tag)) return { start, end: '' };
  const opening = inner.map((name) => `<${name}>`).join('');
  const closing = inner
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
  return { start: `${start}${opening}`, end: `${closing}</${tag}>` };
}

/** Rendered once for nodes without attributes. */
const PLAIN_FRAMES: ReadonlyMap<string, Frame> = new Map(
  [...NODE_RULES].flatMap(([name, rule]): [string, Frame][] =>
    rule.html === undefined || rule.attrs !== undefined ? [] : [[name, makeFrame(rule, undefined)]],
  ),
);

function renderPart(part: HtmlPart | string): string {
  if (typeof part === 'string') return escapeText(part);
  const start = openTag(part.tag, part.attributes);
  return VOID_TAGS.has(part.tag) ? start : `${start}${part.content.map(renderPart).join('')}</${part.tag}>`;
}

function renderLeaf(node: ArticleNode): string {
  const part = leafHtml(node);
  return part === undefined ? '' : renderPart(part);
}

function renderGallery(node: ArticleNode): string {
  const { attributes, caption } = galleryHtml(node.attrs);
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  const pictures = renderContent(node, undefined);
  return `${openTag('figure', attributes)}<div class="${GALLERY_PICTURES}">${pictures}</div>${words}</figure>`;
}

function renderBlock(node: ArticleNode): string {
  if (node.type === 'text') return escapeText(node.text ?? '');
  if (hasLeafHtml(node.type)) return renderLeaf(node);
  if (node.type === 'gallery') return renderGallery(node);
  const rule = NODE_RULES.get(node.type);
  const content = renderContent(node, rule);
  if (rule?.html === undefined) return content;
  const { start, end } = PLAIN_FRAMES.get(node.type) ?? makeFrame(rule, node.attrs);
  return start + content + end;
}

/**
 * An article as HTML. Every text and attribute is escaped here, whatever was checked when it was stored. A node
 * that the node table does not know leaves only its words. Suggestions are not shown.
 */
export function renderArticle(document: ArticleNode): string {
  return renderBlock(withoutSuggestions(document));
}

/** The same with suggestions marked by `ins` and `del`, for readers who know that they are undecided. */
export function renderSuggestions(document: ArticleNode): string {
  return renderBlock(document);
}
