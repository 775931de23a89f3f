import { type LinkedArticle, type LinkedNode, linkedArticle, linkedNodes } from './linked-data.ts';
import { type PageCaps, parsePage } from './parse-page.ts';

/** A page with all that fields are found in. */
export interface PageView {
  readonly document: Document;
  /** Decoded, after the template's replacements. */
  readonly source: string;
  readonly url: string;
  readonly linked: LinkedArticle | undefined;
  readonly nodes: readonly LinkedNode[];
  readonly isTruncated: boolean;
}

export function viewPage(source: string, url: string, caps?: PageCaps): PageView {
  const { document, isTruncated } = parsePage(source, caps);
  const nodes = linkedNodes(document);
  return { document, source, url: baseOf(document, url), linked: linkedArticle(nodes), nodes, isTruncated };
}

/** Relative addresses count from here. */
function baseOf(document: Document, url: string): string {
  const named = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return URL.parse(named, url)?.href ?? url;
}
