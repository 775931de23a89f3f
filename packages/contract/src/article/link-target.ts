import { slugOf } from '../vocabulary/slug.ts';
import type { ArticleAttributes, ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';

/** What a link within the project may lead to. */
export const TARGET_KINDS = ['post', 'category', 'tag', 'user'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

const TARGET = /^(post|category|tag|user):([1-9]\d{0,17})$/;

export interface LinkTarget {
  readonly kind: TargetKind;
  readonly id: string;
}

/** Reads `post:12`; undefined for anything else. */
export function readTarget(value: unknown): LinkTarget | undefined {
  const [, kind, id] = TARGET.exec(typeof value === 'string' ? value : '') ?? [];
  const known = TARGET_KINDS.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id } : undefined;
}

export const targetName = ({ kind, id }: LinkTarget) => `${kind}:${id}`;

/** Records with a page of their own on the site. */
export type PageKind = TargetKind | 'event' | 'figure' | 'destination';

const FOLDERS: Readonly<Record<PageKind, string>> = {
  post: '/',
  category: '/chuyen-muc/',
  tag: '/the/',
  user: '/tac-gia/',
  event: '/su-kien/',
  figure: '/nhan-vat/',
  destination: '/dia-diem/',
};

/** The address of a record on its own site. */
export function targetPath(kind: PageKind, slug: string): string {
  return `${FOLDERS[kind]}${slug}`;
}

/** The address of the same page in a language: all but the site's first one have a prefix. */
export function inLanguage(path: string, lang: string, firstLang: string): string {
  return lang === firstLang ? path : `/${lang}${path === '/' ? '' : path}`;
}

/** The slug of an author's page: the id keeps it true when the name changes. */
export function authorSlug({ id, name }: { readonly id: string; readonly name: string }): string {
  return [slugOf(name), id].filter(Boolean).join('-');
}

function targetOf({ type, attrs }: ArticleMark): LinkTarget | undefined {
  return type === 'link' ? readTarget(attrs?.target) : undefined;
}

/** The targets of an article's links, each once. */
export function linkTargets(document: ArticleDocument): readonly LinkTarget[] {
  const found = new Map<string, LinkTarget>();
  function look(node: ArticleNode): void {
    for (const mark of node.marks ?? []) {
      const target = targetOf(mark);
      if (target) found.set(targetName(target), target);
    }
    for (const child of node.content ?? []) look(child);
  }
  look(document);
  return [...found.values()];
}

/**
 * The article with the present addresses of its targets; a link whose target has none keeps its own. Nodes that do
 * not change stay the same objects.
 */
export function withAddresses(
  document: ArticleDocument,
  addressOf: (target: LinkTarget) => string | undefined,
): ArticleDocument {
  return { ...document, content: document.content.map((node) => nodeWithAddresses(node, addressOf)) };
}

function nodeWithAddresses(
  node: ArticleNode,
  addressOf: (target: LinkTarget) => string | undefined,
): ArticleNode {
  const marks = node.marks?.map((mark) => markWithAddress(mark, addressOf));
  const content = node.content?.map((child) => nodeWithAddresses(child, addressOf));
  const isSame =
    marks?.every((mark, index) => mark === node.marks?.[index]) !== false &&
    content?.every((child, index) => child === node.content?.[index]) !== false;
  return isSame ? node : { ...node, ...(content && { content }), ...(marks && { marks }) };
}

function markWithAddress(
  mark: ArticleMark,
  addressOf: (target: LinkTarget) => string | undefined,
): ArticleMark {
  const target = targetOf(mark);
  const href = target && addressOf(target);
  if (href === undefined || href === mark.attrs?.href) return mark;
  const attrs: ArticleAttributes = { ...mark.attrs, href };
  return { ...mark, attrs };
}
