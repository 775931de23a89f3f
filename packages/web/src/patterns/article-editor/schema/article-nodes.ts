import { type AnyExtension, Extension, Node } from '@tiptap/core';
import type { DOMOutputSpec, Node as ProseMirrorNode, TagParseRule } from '@tiptap/pm/model';
import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { readAttachment } from '@toasoan/contract/article/attachment-html.ts';
import { GALLERY_PICTURES, galleryHtml, readGallery } from '@toasoan/contract/article/gallery-html.ts';
import type { HtmlPart } from '@toasoan/contract/article/html-part.ts';
import { NODE_OF_CLASS, NODE_OF_TAG, nodeAttributes, nodeTags } from '@toasoan/contract/article/html-tags.ts';
import { hasLeafHtml, leafHtml } from '@toasoan/contract/article/leaf-html.ts';
import {
  ARTICLE_NODES,
  type ArticleNodeName,
  NODE_NAMES,
  NODE_RULES,
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
/** Nodes that an edit may not cross or split. */
const ISOLATING: ReadonlySet<ArticleNodeName> = new Set(['table', 'tableCell', 'tableHeader', 'gallery']);
/** Nodes that stay when their content is replaced. */
const DEFINING: ReadonlySet<ArticleNodeName> = new Set([
  'heading',
  'blockquote',
  'codeBlock',
  'listItem',
  'pullQuote',
  'factBox',
]);

function partOf({ tag, attributes, content }: HtmlPart): DOMOutputSpec {
  return [tag, attributes, ...content.map((part) => (typeof part === 'string' ? part : partOf(part)))];
}

function renderLeaf(type: ArticleNodeName, attrs: ArticleAttributes): DOMOutputSpec {
  const leaf = leafHtml({ type, attrs });
  return leaf === undefined ? ['figure'] : partOf(leaf);
}

function renderGallery(attrs: ArticleAttributes): DOMOutputSpec {
  const { attributes, caption } = galleryHtml(attrs);
  const pictures: DOMOutputSpec = ['div', { class: GALLERY_PICTURES }, 0];
  return caption === ''
    ? ['figure', attributes, pictures]
    : ['figure', attributes, pictures, ['figcaption', caption]];
}

/** Whether a node's HTML is more than tags around its content. */
const isWhole = (name: ArticleNodeName) => hasLeafHtml(name) || name === 'gallery';

function render(name: ArticleNodeName, node: ProseMirrorNode): DOMOutputSpec {
  const rule: NodeRule = ARTICLE_NODES[name];
  const attrs: ArticleAttributes = node.attrs;
  if (hasLeafHtml(name)) return renderLeaf(name, attrs);
  if (name === 'gallery') return renderGallery(attrs);
  const [tag = 'p', ...inner] = nodeTags(rule, attrs);
  const attributes = nodeAttributes(rule, attrs);
  if (rule.content === undefined) return [tag, attributes];
  const hole = inner.reduceRight<DOMOutputSpec | 0>((within, innerTag) => [innerTag, {}, within], 0);
  return [tag, attributes, hole];
}

function parseRules(name: ArticleNodeName, isPlain: boolean): TagParseRule[] {
  if (name === 'embed')
    return ['figure', 'iframe'].map((tag) => ({ tag, getAttrs: (element) => embedOf(element) ?? false }));
  if (name === 'figure') return [{ tag: 'figure', getAttrs: (element) => figureOf(element) ?? false }];
  if (name === 'attachment')
    return [{ tag: 'p.attachment', ...FIRST, getAttrs: (element) => attachmentOf(element) ?? false }];
  if (name === 'gallery')
    return [
      {
        tag: 'figure.gallery',
        ...FIRST,
        contentElement: `.${GALLERY_PICTURES}`,
        getAttrs: (element) => galleryOf(element) ?? false,
      },
    ];
  return [...NODE_OF_CLASS, ...NODE_OF_TAG].flatMap(([tag, reading]) =>
    reading.node === name
      ? [
          {
            tag,
            attrs: reading.attrs,
            ...(tag.includes('.') && FIRST),
            ...(isPlain && { preserveWhitespace: 'full' as const }),
          },
        ]
      : [],
  );
}

/** A tag with a class goes before the plain tag; ProseMirror's default is 50. */
const FIRST = { priority: 60 };

function attachmentOf(element: Element): ArticleAttributes | undefined {
  const link = element.querySelector('a');
  const own = link && URL.parse(link.getAttribute('href') ?? '', window.location.origin);
  const href = own?.origin === window.location.origin ? own.pathname : undefined;
  return readAttachment(
    (name) => element.getAttribute(name) ?? undefined,
    (name) => (name === 'href' ? href : (link?.getAttribute(name) ?? undefined)),
  );
}

function galleryOf(element: Element): ArticleAttributes | undefined {
  if (element.querySelector(`:scope > .${GALLERY_PICTURES} > figure[data-media]`) === null) return undefined;
  return readGallery(element.className, element.querySelector(':scope > figcaption')?.textContent ?? '');
}

/** Tiptap finds lists and inline nodes by their group; the table itself lists contents one by one. */
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
    ...((rule.html !== undefined || isWhole(name)) && {
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

/** ProseMirror requires only nodes that it can make by itself; the editor removes what becomes empty. */
function needsValues(name: string): boolean {
  const attrs = NODE_RULES.get(name)?.attrs ?? {};
  return Object.values(attrs).some((rule) => !('default' in rule));
}

/** A node's content rule in ProseMirror's language. */
function contentExpression(content: NodeRule['content']): string {
  if (content === undefined) return '';
  const choice = content.of.length === 1 ? (content.of[0] ?? '') : `(${content.of.join('|')})`;
  const isOptional = content.atLeast === 0 || content.of.every(needsValues);
  const rest = `${choice}${isOptional ? '*' : '+'}`;
  return content.first === undefined ? rest : `${content.first} ${rest}`;
}
