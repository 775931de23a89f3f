import {
  type ArticleDocument,
  type ArticleMark,
  type ArticleNode,
  sameMark,
} from '@toasoan/contract/article/article-node.ts';
import { GALLERY_PICTURES, galleryHtml } from '@toasoan/contract/article/gallery-html.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import type { HtmlPart } from '@toasoan/contract/article/html-part.ts';
import { nodeAttributes, nodeTags } from '@toasoan/contract/article/html-tags.ts';
import { hasLeafHtml, leafHtml } from '@toasoan/contract/article/leaf-html.ts';
import { MARK_RULES, NODE_RULES } from '@toasoan/contract/article/node-table.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { suggestionBy, suggestionClass } from '@toasoan/contract/article/suggestion-mark.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '#web/core/i18n/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import blocks from './article-blocks.module.css';
import prose from './article-prose.module.css';

/** React's names of HTML attributes. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  referrerpolicy: 'referrerPolicy',
  class: 'className',
  srcset: 'srcSet',
};

function toProps(html: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(html).map(([name, value]) => [REACT_NAMES[name] ?? name, value]));
}

/** Neighbours that share a mark are in one element, as the server writes them; `depth` marks are already written. */
function shownInline(nodes: readonly ArticleNode[], depth = 0): ReactNode[] {
  const parts: ReactNode[] = [];
  for (let start = 0; start < nodes.length; ) {
    const first = nodes[start];
    const mark = first?.marks?.[depth];
    let end = start + 1;
    while (mark !== undefined && sharesMark(nodes[end]?.marks?.[depth], mark)) end += 1;
    const group = nodes.slice(start, end);
    if (mark !== undefined) parts.push(shownMark(mark, start, shownInline(group, depth + 1)));
    else if (first !== undefined) parts.push(shownNode(first, start));
    start = end;
  }
  return parts;
}

function sharesMark(other: ArticleMark | undefined, mark: ArticleMark): boolean {
  return other !== undefined && sameMark(other, mark);
}

function shownMark(mark: ArticleMark, key: number, content: ReactNode): ReactNode {
  const rule = MARK_RULES.get(mark.type);
  if (rule === undefined) return <Fragment key={key}>{content}</Fragment>;
  const suggested = rule.isSuggestion && {
    className: suggestionClass(suggestionBy(mark)),
    title: i18n.t(`article-editor:suggested.${mark.type}`, { name: suggestionBy(mark).authorName }),
  };
  const attributes = toProps(toHtmlAttributes(rule.attrs, mark.attrs));
  return createElement(rule.html, { key, ...attributes, ...suggested }, content);
}

/** A block inside a suggestion about the whole of it. */
function shownBlock(node: ArticleNode, key: number): ReactNode {
  return (node.marks ?? []).reduceRight<ReactNode>(
    (within, mark) => shownMark(mark, key, within),
    shownNode(node, key),
  );
}

function shownPart(part: HtmlPart | string, key: number): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, attributes, content } = part;
  return createElement(tag, { key, ...toProps(attributes) }, ...content.map(shownPart));
}

function shownLeaf(node: ArticleNode, key: number): ReactNode {
  const leaf = leafHtml(node);
  return leaf && shownPart(leaf, key);
}

function shownGallery({ attrs, content }: ArticleNode, key: number): ReactNode {
  const { attributes, caption } = galleryHtml(attrs);
  return (
    <figure key={key} {...toProps(attributes)}>
      <div className={GALLERY_PICTURES}>{content?.map(shownBlock)}</div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function shownNode(node: ArticleNode, key: number): ReactNode {
  if (node.type === 'text') return <Fragment key={key}>{node.text}</Fragment>;
  if (hasLeafHtml(node.type)) return shownLeaf(node, key);
  if (node.type === 'gallery') return shownGallery(node, key);
  const rule = NODE_RULES.get(node.type);
  const [tag, ...inner] = rule === undefined ? [] : nodeTags(rule, node.attrs);
  const content =
    rule?.textblock === undefined ? node.content?.map(shownBlock) : shownInline(node.content ?? []);
  if (tag === undefined) return <Fragment key={key}>{content}</Fragment>;
  const within = inner.reduceRight<ReactNode>(
    (outer, innerTag) => createElement(innerTag, null, outer),
    content,
  );
  return createElement(tag, { key, ...(rule && toProps(nodeAttributes(rule, node.attrs))) }, within);
}

interface ArticleViewProps {
  readonly document: ArticleDocument;
  /** Also shows suggestions; otherwise the article reads as if there were none. */
  readonly withSuggested?: boolean;
}

/** A read-only article, built from the node table: no HTML is inserted as text. */
export function ArticleView({ document, withSuggested = false }: ArticleViewProps) {
  // Waits for the texts that name the author of a suggestion, and shows them again in another language.
  useTranslation('article-editor');
  const shown = withSuggested ? document : withoutSuggestions(document);
  return <div className={classNames(prose.prose, blocks.blocks)}>{shown.content.map(shownBlock)}</div>;
}
