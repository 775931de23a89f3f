import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { type PageDetails, pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { warnsReaders } from '@toasoan/contract/features/pages/page-rules.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';

/** What readers may see, over `pages`: every public view of pages asks this and nothing else. */
export const PUBLIC_PAGE: RawBuilder<boolean> = sql`(pages.state = 'PUBLISHED')`;

interface LinkedPage {
  readonly id: string;
  readonly title: string;
  /** Without its language. */
  readonly path: string;
  readonly lang: string;
}

/** A page as readers get it. */
export interface FoundPage extends LinkedPage {
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly keywords: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: Omit<PageDetails, 'reviewOwnerId' | 'reviewDate'>;
  readonly publishedTime: string;
  readonly updateTime: string;
  /** Public pages above it, from the root. */
  readonly parents: readonly LinkedPage[];
  /** Public pages beside it and below it that stand in the menu of pages; those beside it name itself too. */
  readonly siblings: readonly LinkedPage[];
  readonly children: readonly LinkedPage[];
  /** Of a page that readers rely on: when it was last checked, where that is too long ago; otherwise null. */
  readonly uncheckedSince: string | null;
}

type Answer =
  | { readonly kind: 'page'; readonly page: FoundPage }
  /** The address is an old one. */
  | { readonly kind: 'moved'; readonly to: LinkedPage }
  /** It was public and is not any more. */
  | { readonly kind: 'gone' };

interface Row extends LinkedPage {
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly keywords: string[];
  readonly seo_title: string;
  readonly seo_description: string;
  readonly details: Partial<PageDetails>;
  readonly published_time: Date;
  readonly update_time: Date;
  readonly reviewed_time: Date | null;
  readonly parents: LinkedPage[];
  readonly siblings: LinkedPage[];
  readonly children: LinkedPage[];
}

const MOST_LINKS = 100;

/** What readers get at an address; undefined: nothing of pages. */
export async function findPublicPage(
  db: Db,
  projectId: string,
  address: string,
): Promise<Answer | undefined> {
  const path = address.replace(/^\/+|\/+$/g, '');
  const row = await findRow(db, projectId, sql`path = ${path} AND ${PUBLIC_PAGE}`);
  if (row) return { kind: 'page', page: publicPageOf(row) };
  const id = await findRedirect(db, projectId, { entity: 'page', slug: path });
  return await findSuccessor(db, projectId, { path, id });
}

/** A page as readers will get it, whatever its state. What stands around it is public. @throws NOT_FOUND */
export async function getPageToBe(db: Db, projectId: string, id: string): Promise<FoundPage> {
  const row = await findRow(db, projectId, sql`id = ${id}`);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return publicPageOf(row);
}

/** The page whose address a path is now, and the sidebar that it chose; undefined for any other path. */
export async function findPublicPageAt(
  db: Db,
  projectId: string,
  address: string,
): Promise<{ readonly id: string; readonly sidebarId: string | null } | undefined> {
  const { rows } = await sql<{ id: string; sidebarId: string | null }>`
    SELECT id::text, details ->> 'sidebarId' AS "sidebarId" FROM pages
    WHERE project_id = ${projectId} AND path = ${address.replace(/^\/+|\/+$/g, '')} AND ${PUBLIC_PAGE}`.execute(
    db,
  );
  return rows[0];
}

/** Public pages that a condition picks, and the page itself where it does, as links in an order. */
function links(which: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<LinkedPage[]> {
  return sql`coalesce((
    SELECT json_agg(json_build_object('id', linked.id::text, 'title', linked.title, 'path', '/' || linked.path,
      'lang', linked.lang) ORDER BY ${order})
    FROM (
      SELECT pages.* FROM pages WHERE pages.project_id = own.project_id AND (${PUBLIC_PAGE} OR pages.id = own.id) AND ${which}
      ORDER BY position, id LIMIT ${MOST_LINKS}
    ) AS linked
  ), '[]')`;
}

const IN_MENU = sql`coalesce(pages.details ->> 'menuShow', 'true') = 'true'`;

async function findRow(db: Db, projectId: string, which: RawBuilder<unknown>): Promise<Row | undefined> {
  const inOrder = sql`linked.position, linked.id`;
  const { rows } = await sql<Row>`
    WITH own AS (
      SELECT pages.* FROM pages WHERE project_id = ${projectId} AND ${which}
    )
    SELECT own.id::text, own.title, '/' || own.path AS path, own.lang, own.excerpt, own.content, own.keywords,
      own.seo_title, own.seo_description, own.details, coalesce(own.published_time, now()) AS published_time,
      own.update_time, own.reviewed_time,
      ${links(sql`starts_with(own.path, pages.path || '/')`, sql`length(linked.path)`)} AS parents,
      ${links(
        sql`pages.parent_id IS NOT DISTINCT FROM own.parent_id AND pages.lang = own.lang AND (${IN_MENU} OR pages.id = own.id)`,
        inOrder,
      )} AS siblings,
      ${links(sql`pages.parent_id = own.id AND ${IN_MENU}`, inOrder)} AS children
    FROM own`.execute(db);
  return rows[0];
}

interface Former {
  readonly path: string;
  /** Where the address leads since it changed. */
  readonly id: string | undefined;
}

async function findSuccessor(
  db: Db,
  projectId: string,
  { path, id }: Former,
): Promise<Exclude<Answer, { readonly kind: 'page' }> | undefined> {
  const { rows } = await sql<LinkedPage & { readonly is_public: boolean; readonly was_public: boolean }>`
    SELECT id::text, title, '/' || path AS path, lang, ${PUBLIC_PAGE} AS is_public, ever_published AS was_public
    FROM pages
    WHERE project_id = ${projectId} AND ${id === undefined ? sql`path = ${path}` : sql`id = ${id}`}
    ORDER BY ever_published DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (row?.is_public) {
    const { id: own, title, path: to, lang } = row;
    return { kind: 'moved', to: { id: own, title, path: to, lang } };
  }
  return row?.was_public ? { kind: 'gone' } : undefined;
}

function publicPageOf(row: Row): FoundPage {
  const { reviewOwnerId: _owner, reviewDate, ...details } = pickPageDetails(row.details);
  const isUnchecked = warnsReaders({ template: details.template, reviewDate }, hanoiDay(Date.now()));
  const { id, title, path, lang, excerpt, content, keywords, parents, siblings, children } = row;
  return {
    ...{ id, title, path, lang, excerpt, content, keywords, parents, siblings, children, details },
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    publishedTime: row.published_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    uncheckedSince: isUnchecked ? (row.reviewed_time ?? row.published_time).toISOString() : null,
  };
}
