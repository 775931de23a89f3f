import { type AnyExtension, Extension, Node } from '@tiptap/core';
import type { DOMOutputSpec, Node as ProseMirrorNode, TagParseRule } from '@tiptap/pm/model';
import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { embedHtml } from '@toasoan/contract/article/embed-html.ts';
import { figureHtml, type HtmlPart } from '@toasoan/contract/article/figure-html.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import { NODE_OF_TAG, nodeTags } from '@toasoan/contract/article/html-tags.ts';
import {
  ARTICLE_NODES,
  type ArticleNodeName,
  NODE_NAMES,
  type NodeRule,
} from '@toasoan/contract/article/node-table.ts';
import { MARKED_BLOCKS, SUGGESTION_KINDS } from '@toasoan/contract/article/suggestion-mark.ts';
import { embedOf } from './embed-of-element.ts';
import { figureOf } from './figure-of-element.ts';
import { attributesFor } from './table-attributes.ts';

const TABLE_ROLES: Readonly<Partial<Record<ArticleNodeName, string>>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};
/** Nodes that an edit may not cross or tear. */
const ISOLATING: ReadonlySet<ArticleNodeName> = new Set(['table', 'tableCell', 'tableHeader']);
/** Nodes that stay when their content is replaced. */
const DEFINING: ReadonlySet<ArticleNodeName> = new Set(['heading', 'blockquote', 'codeBlock', 'listItem']);

function renderEmbed(attrs: ArticleAttributes): DOMOutputSpec {
  const video = embedHtml(attrs);
  if (video === undefined) return ['figure'];
  const frame: DOMOutputSpec = ['iframe', video.frame];
  return video.caption === '' ? ['figure', frame] : ['figure', frame, ['figcaption', video.caption]];
}

function partOf({ tag, attributes, content }: HtmlPart): DOMOutputSpec {
  return [tag, attributes, ...content.map((part) => (typeof part === 'string' ? part : partOf(part)))];
}

function renderFigure(attrs: ArticleAttributes): DOMOutputSpec {
  const figure = figureHtml(attrs);
  return figure === undefined ? ['figure'] : partOf(figure);
}

/** Parts whose HTML is more than tags around their content. */
const WHOLE_PARTS: Readonly<Partial<Record<ArticleNodeName, (attrs: ArticleAttributes) => DOMOutputSpec>>> = {
  embed: renderEmbed,
  figure: renderFigure,
};

function render(name: ArticleNodeName, node: ProseMirrorNode): DOMOutputSpec {
  const rule: NodeRule = ARTICLE_NODES[name];
  const attrs: ArticleAttributes = node.attrs;
  const whole = WHOLE_PARTS[name];
  if (whole !== undefined) return whole(attrs);
  const [tag = 'p', ...inner] = nodeTags(rule, attrs);
  const attributes = toHtmlAttributes(rule.attrs, attrs);
  if (rule.content === undefined) return [tag, attributes];
  const hole = inner.reduceRight<DOMOutputSpec | 0>((within, innerTag) => [innerTag, {}, within], 0);
  return [tag, attributes, hole];
}

function parseRules(name: ArticleNodeName, isPlain: boolean): TagParseRule[] {
  if (name === 'embed')
    return ['figure', 'iframe'].map((tag) => ({ tag, getAttrs: (element) => embedOf(element) ?? false }));
  if (name === 'figure') return [{ tag: 'figure', getAttrs: (element) => figureOf(element) ?? false }];
  return [...NODE_OF_TAG].flatMap(([tag, reading]) =>
    reading.node === name
      ? [{ tag, attrs: reading.attrs, ...(isPlain && { preserveWhitespace: 'full' as const }) }]
      : [],
  );
}

/** Tiptap finds lists and inline parts by their group; the table itself names contents one by one. */
function groupOf(rule: NodeRule): string {
  if (rule.inline === true) return 'inline';
  return rule.content?.of[0] === 'listItem' ? 'list' : '';
}

/** Blocks within it can be suggested whole. */
function holdsMarkedBlocks({ content }: NodeRule): boolean {
  return content?.of.some((name) => [...MARKED_BLOCKS].some((marked) => marked === name)) === true;
}

function nodeFromTable(name: ArticleNodeName): AnyExtension {
  const rule: NodeRule = ARTICLE_NODES[name];
  const isPlain = rule.textblock === 'plain';
  return Node.create({
    name,
    topNode: name === 'doc',
    content: contentExpression(rule.content),
    inline: rule.inline === true,
    group: groupOf(rule),
    ...(isPlain && { marks: '', code: true }),
    ...(holdsMarkedBlocks(rule) && { marks: SUGGESTION_KINDS.join(' ') }),
    defining: DEFINING.has(name),
    isolating: ISOLATING.has(name),
    linebreakReplacement: name === 'hardBreak',
    selectable: name !== 'hardBreak' && name !== 'text',
    addAttributes: () => attributesFor(rule.attrs),
    ...((rule.html !== undefined || name in WHOLE_PARTS) && {
      parseHTML: () => parseRules(name, isPlain),
      renderHTML: ({ node }) => render(name, node),
    }),
    ...(name === 'hardBreak' && { renderText: () => '\n' }),
  });
}

const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => ({
    tableRole: NODE_NAMES.map((node) => (node === name ? TABLE_ROLES[node] : undefined)).find(Boolean),
  }),
});

/** Every node of the table as a Tiptap node, and nothing else. */
export const articleNodes: AnyExtension[] = [...NODE_NAMES.map(nodeFromTable), tableRoles];

/** A node's content rule in ProseMirror's language. */
function contentExpression(content: NodeRule['content']): string {
  if (content === undefined) return '';
  const choice = content.of.length === 1 ? (content.of[0] ?? '') : `(${content.of.join('|')})`;
  const rest = `${choice}${content.atLeast === 0 ? '*' : '+'}`;
  return content.first === undefined ? rest : `${content.first} ${rest}`;
}
