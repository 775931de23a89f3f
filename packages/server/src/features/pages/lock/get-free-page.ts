import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { getFree } from '#server/features/articles/public.ts';
import { readPage } from '../page-detail-view.ts';
import { PAGE_KIND } from '../page-kind.ts';
import { type PageRecord, pageFactsOf } from '../page-record.ts';

interface Wanted {
  readonly id: string;
  /** Absent: a call from outside the console, which holds no lock. */
  readonly editingSession?: string | undefined;
}

/** Precedes every write of a page's text. @throws NOT_FOUND, LOCKED_BY_OTHER. */
export async function getFreePage(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  { id, editingSession }: Wanted,
): Promise<PageRecord> {
  return await getFree(db, PAGE_KIND, actor, {
    article: { projectId, articleId: id },
    editingSession,
    item: readPage(db, projectId, id),
    factsOf: pageFactsOf,
  });
}
