import { articleText } from '@toasoan/contract/article/article-text.ts';
import { verbatimShare } from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { factsOf, getPost, type PostWork, postActor, workingCopyOf } from '#server/features/posts/public.ts';
import { attributionOfItem, type ItemRow } from '../item-row.ts';
import { findItem } from '../item-view.ts';
import { paragraphsOf } from '../other-text-view.ts';

interface SourceShare {
  readonly source: string;
  /** 0 to 100. */
  readonly percent: number;
}

/**
 * How much of a post, with its changes that wait, is still in the words of its source; null where it has none. @throws
 * NOT_FOUND also for a post that the caller may not read before it is public.
 */
export async function findSourceShare(
  { db, projectId, caller }: Pick<PostWork, 'db' | 'projectId' | 'caller'>,
  postId: string,
  now: Date,
): Promise<SourceShare | null> {
  const actor = postActor(caller);
  const post = await getPost(db, projectId, actor, postId);
  if (!mayReadDrafts(actor, factsOf(post))) throw new AppError('NOT_FOUND');
  const item = post.details.origin === 'CRAWLED' ? await itemOfPost(db, projectId, postId, now) : undefined;
  if (item === undefined) return null;
  const { title, excerpt, content } = workingCopyOf(post);
  const ours = [title, excerpt, ...articleText(content).split('\n')];
  // Words that a correction took over later are the source's, too.
  const later = [item.origin_page?.title ?? '', ...(item.origin_text ?? '').split('\n')];
  const theirs = [item.title, ...paragraphsOf(item), ...later, attributionOfItem(item)];
  return { source: item.source.title, percent: Math.round(verbatimShare(ours, theirs) * 100) };
}

async function itemOfPost(
  db: Db,
  projectId: string,
  postId: string,
  now: Date,
): Promise<ItemRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM crawled_items
    WHERE project_id = ${projectId} AND post_id = ${postId} AND state = 'ACCEPTED' LIMIT 1`.execute(db);
  return rows[0] && (await findItem(db, projectId, rows[0].id, now));
}
