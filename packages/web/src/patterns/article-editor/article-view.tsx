import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import { nodeTags } from '@toasoan/contract/article/html-tags.ts';
import { MARK_RULES, NODE_RULES } from '@toasoan/contract/article/node-table.ts';
import { sameMark } from '@toasoan/contract/article/same-mark.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import prose from './article-prose.module.css';

/** HTML's names as React writes them. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

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
  return createElement(rule.html, { key, ...toProps(toHtmlAttributes(rule.attrs, mark.attrs)) }, content);
}

function shownNode(node: ArticleNode, key: number): ReactNode {
  if (node.type === 'text') return <Fragment key={key}>{node.text}</Fragment>;
  const rule = NODE_RULES.get(node.type);
  const [tag, ...inner] = rule === undefined ? [] : nodeTags(rule, node.attrs);
  const content =
    rule?.textblock === undefined ? node.content?.map(shownNode) : shownInline(node.content ?? []);
  if (tag === undefined) return <Fragment key={key}>{content}</Fragment>;
  const within = inner.reduceRight<ReactNode>(
    (outer, innerTag) => createElement(innerTag, null, outer),
    content,
  );
  return createElement(tag, { key, ...toProps(toHtmlAttributes(rule?.attrs, node.attrs)) }, within);
}

/** An article to be read, built from the node table: no HTML is set as text. */
export function ArticleView({ document }: { readonly document: ArticleDocument }) {
  return <div className={prose.prose}>{document.content.map(shownNode)}</div>;
}
