import type { ArticleAttributes, ArticleNode } from './article-node.ts';
import { attachmentHtml } from './attachment-html.ts';
import { embedHtml } from './embed-html.ts';
import { figureHtml } from './figure-html.ts';
import type { HtmlPart } from './html-part.ts';
import type { ArticleNodeName } from './node-table.ts';

type Write = (attrs: ArticleAttributes | undefined) => HtmlPart | undefined;

/** Leaves whose HTML is more than tags. */
const LEAF_HTML: Readonly<Partial<Record<ArticleNodeName, Write>>> = {
  embed: embedHtml,
  figure: figureHtml,
  attachment: attachmentHtml,
};

/** Whether `leafHtml` writes nodes of this kind. */
export function hasLeafHtml(type: ArticleNodeName): boolean {
  return LEAF_HTML[type] !== undefined;
}

/** A video, a picture or a file as HTML; undefined for any other node, and for one that may not be shown. */
export function leafHtml({ type, attrs }: Pick<ArticleNode, 'type' | 'attrs'>): HtmlPart | undefined {
  return LEAF_HTML[type]?.(attrs);
}
