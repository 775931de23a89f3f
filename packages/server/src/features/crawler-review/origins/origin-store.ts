import type { OriginState } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Db } from '#server/core/db/database.ts';
import type { OriginPage } from '#server/core/db/tables/crawled-item-tables.ts';
import { auditItem } from '../audit-item.ts';
import type { ItemRow } from '../item-row.ts';
import { CRAWLER, changeItem } from '../item-store.ts';
import { findItem, holdItem } from '../item-view.ts';

export async function stateOfPost(db: Db, projectId: string, id: string): Promise<PostState | undefined> {
  const row = await db
    .selectFrom('posts')
    .select('state')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}

interface OriginSeen {
  readonly state: OriginState;
  /** The original as it is now, where its words differ. */
  readonly page: OriginPage | null;
  readonly now: Date;
  /** What the log calls the work that saw it. */
  readonly requestId: string;
}

/**
 * What an origin looks like now. A new difference is a new question, also after an earlier one was decided.
 * Returns whether people have to be warned.
 */
export async function noteOrigin(
  db: Db,
  projectId: string,
  itemId: string,
  { state, page, now, requestId }: OriginSeen,
): Promise<boolean> {
  const text = page === null ? null : `${page.sapo}\n${page.contentText}`.trim();
  const before = await holdItem(db, projectId, itemId, now);
  const isNews = state !== 'SAME' && (state !== before.origin_state || text !== before.origin_text);
  if (!isNews) {
    await db
      .updateTable('crawled_items')
      .set({ origin_checked_time: now })
      .where('project_id', '=', projectId)
      .where('id', '=', itemId)
      .execute();
    return false;
  }
  const change = {
    origin_state: state,
    origin_text: text,
    origin_page: page === null ? null : JSON.stringify(wordsOf(page)),
    origin_checked_time: now,
    origin_decision: null,
    correction: null,
  };
  const after = await changeItem(db, before, change, { by: CRAWLER, now });
  await auditItem({ db, projectId, address: '', requestId }, 'alarm', { before, after });
  return true;
}

function wordsOf({ title, sapo, contentHtml, contentText }: OriginPage): OriginPage {
  return { title, sapo, contentHtml, contentText };
}

/** A text whose post is still there. */
export async function findReviewedItem(
  db: Db,
  projectId: string,
  itemId: string,
  now: Date,
): Promise<ItemRow | undefined> {
  const item = await findItem(db, projectId, itemId, now);
  if (item?.post_id == null) return undefined;
  const state = await stateOfPost(db, projectId, item.post_id);
  return state === undefined || state === 'TRASHED' || state === 'TAKEN_DOWN' ? undefined : item;
}
