import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { PageSnapshot } from '@toasoan/contract/features/pages/history/page-version.ts';
import { pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { readVersion } from '#server/features/articles/public.ts';
import { PAGE_TABLES } from '../page-tables.ts';

/** @throws NOT_FOUND when the page has no such version, or it is no longer kept. */
export async function getPageVersion(
  db: Db,
  projectId: string,
  { id, no }: { readonly id: string; readonly no: number },
): Promise<ArticleVersion & { readonly snapshot: PageSnapshot }> {
  const article = { projectId, articleId: id };
  const version = await readVersion(db, PAGE_TABLES, article, no, sql<PageSnapshot>`snapshot`);
  // An old version lacks the fields that were added later.
  const details = pickPageDetails(version.snapshot.details);
  return { ...version, snapshot: { ...version.snapshot, details } };
}
