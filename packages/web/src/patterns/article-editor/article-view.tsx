import {
  type ArticleDocument,
  type ArticleMark,
  type ArticleNode,
  sameMark,
} from '@toasoan/contract/article/article-node.ts';
import { embedHtml } from '@toasoan/contract/article/embed-html.ts';
import { figureHtml, type HtmlPart } from '@toasoan/contract/article/figure-html.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import { nodeTags } from '@toasoan/contract/article/html-tags.ts';
import { MARK_RULES, NODE_RULES } from '@toasoan/contract/article/node-table.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { suggestionBy, suggestionClass } from '@toasoan/contract/article/suggestion-mark.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '#web/core/i18n/i18n.ts';
import prose from './article-prose.module.css';

/** HTML's names as React writes them. */
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

/** Neighbours that share a mark stand in one element, as the server writes them; `depth` marks are written. */
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

/** A block within what is suggested about all of it. */
function shownBlock(node: ArticleNode, key: number): ReactNode {
  return (node.marks ?? []).reduceRight<ReactNode>(
    (within, mark) => shownMark(mark, key, within),
    shownNode(node, key),
  );
}

function shownEmbed(attrs: ArticleNode['attrs'], key: number): ReactNode {
  const video = embedHtml(attrs);
  return (
    video && (
      <figure key={key}>
        {createElement('iframe', toProps(video.frame))}
        {video.caption !== '' && <figcaption>{video.caption}</figcaption>}
      </figure>
    )
  );
}

function shownPart(part: HtmlPart | string, key: number): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, attributes, content } = part;
  return createElement(tag, { key, ...toProps(attributes) }, ...content.map(shownPart));
}

function shownFigure(attrs: ArticleNode['attrs'], key: number): ReactNode {
  const figure = figureHtml(attrs);
  return figure && shownPart(figure, key);
}

function shownNode(node: ArticleNode, key: number): ReactNode {
  if (node.type === 'text') return <Fragment key={key}>{node.text}</Fragment>;
  if (node.type === 'embed') return shownEmbed(node.attrs, key);
  if (node.type === 'figure') return shownFigure(node.attrs, key);
  const rule = NODE_RULES.get(node.type);
  const [tag, ...inner] = rule === undefined ? [] : nodeTags(rule, node.attrs);
  const content =
    rule?.textblock === undefined ? node.content?.map(shownBlock) : shownInline(node.content ?? []);
  if (tag === undefined) return <Fragment key={key}>{content}</Fragment>;
  const within = inner.reduceRight<ReactNode>(
    (outer, innerTag) => createElement(innerTag, null, outer),
    content,
  );
  return createElement(tag, { key, ...toProps(toHtmlAttributes(rule?.attrs, node.attrs)) }, within);
}

interface ArticleViewProps {
  readonly document: ArticleDocument;
  /** Shows what is only suggested, too; otherwise the article reads as if nothing were. */
  readonly withSuggested?: boolean;
}

/** An article to be read, built from the node table: no HTML is set as text. */
export function ArticleView({ document, withSuggested = false }: ArticleViewProps) {
  // Waits for the words that name whose suggestion something is, and shows them anew in another language.
  useTranslation('article-editor');
  const shown = withSuggested ? document : withoutSuggestions(document);
  return <div className={prose.prose}>{shown.content.map(shownBlock)}</div>;
}
