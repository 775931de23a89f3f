import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { type PageDetails, pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { warnsReaders } from '@toasoan/contract/features/pages/page-rules.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';
import { renderArticle } from '#server/core/article/render-article.ts';
import type { Db } from '#server/core/db/database.ts';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';

/** What readers may see, over `pages`: every public view of pages asks this and nothing else. */
export const PUBLIC_PAGE: RawBuilder<boolean> = sql`(pages.state = 'PUBLISHED')`;

/** A page as readers get it. */
interface PublicPage {
  readonly id: string;
  readonly title: string;
  /** `/gioi-thieu/ban-bien-tap` */
  readonly path: string;
  readonly excerpt: string;
  readonly contentHtml: string;
  readonly keywords: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: Omit<PageDetails, 'reviewOwnerId' | 'reviewDate'>;
  readonly publishedTime: string;
  readonly updateTime: string;
  /** Public pages above it, from the root. */
  readonly parents: readonly { readonly title: string; readonly path: string }[];
  /** Of a page that readers rely on: when it was last checked, where that is too long ago; otherwise null. */
  readonly uncheckedSince: string | null;
}

type Answer =
  | { readonly kind: 'page'; readonly page: PublicPage }
  /** The address is an old one. */
  | { readonly kind: 'moved'; readonly path: string };

interface Row {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly keywords: string[];
  readonly seo_title: string;
  readonly seo_description: string;
  readonly details: Partial<PageDetails>;
  readonly published_time: Date;
  readonly update_time: Date;
  readonly reviewed_time: Date | null;
  readonly parents: { title: string; path: string }[];
}

/** What readers get at an address; undefined: nothing of pages. */
export async function findPublicPage(
  db: Db,
  projectId: string,
  address: string,
): Promise<Answer | undefined> {
  const path = address.replace(/^\/+|\/+$/g, '');
  const row = await findRow(db, projectId, sql`pages.path = ${path}`);
  if (row) return { kind: 'page', page: publicPageOf(row) };
  const id = await findRedirect(db, projectId, { entity: 'page', slug: path });
  const target = id === undefined ? undefined : await findRow(db, projectId, sql`pages.id = ${id}`);
  return target && { kind: 'moved', path: `/${target.path}` };
}

async function findRow(db: Db, projectId: string, which: RawBuilder<unknown>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT pages.id, title, path, excerpt, content, keywords, seo_title, seo_description, details, published_time,
      update_time, reviewed_time,
      coalesce((
        SELECT json_agg(json_build_object('title', above.title, 'path', '/' || above.path)
          ORDER BY length(above.path))
        FROM pages AS above
        WHERE above.project_id = pages.project_id AND above.state = 'PUBLISHED'
          AND starts_with(pages.path, above.path || '/')
      ), '[]') AS parents
    FROM pages
    WHERE project_id = ${projectId} AND ${which} AND ${PUBLIC_PAGE}`.execute(db);
  return rows[0];
}

function publicPageOf(row: Row): PublicPage {
  const { reviewOwnerId: _owner, reviewDate, ...details } = pickPageDetails(row.details);
  const isUnchecked = warnsReaders({ template: details.template, reviewDate }, hanoiDay(Date.now()));
  return {
    id: row.id,
    title: row.title,
    path: `/${row.path}`,
    excerpt: row.excerpt,
    contentHtml: renderArticle(row.content),
    keywords: row.keywords,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    details,
    publishedTime: row.published_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    parents: row.parents,
    uncheckedSince: isUnchecked ? (row.reviewed_time ?? row.published_time).toISOString() : null,
  };
}
