import { EXPIRES_AFTER_HOURS } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { CRAWLER, recountStories } from './item-store.ts';

const AT_ONCE = 1_000;

/** Texts that nobody took in three days are news no more. */
export async function expireItems(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EXPIRES_AFTER_HOURS * 3_600_000);
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ project_id: string; story_id: string }>`
      UPDATE crawled_items SET state = 'EXPIRED', version = version + 1, update_time = now(),
        updated_by_id = NULL, updated_by_name = ${CRAWLER.displayName}
      WHERE (project_id, id) IN (
        SELECT item.project_id, item.id FROM crawled_items AS item
        WHERE item.state IN ('NEW', 'BLOCKED_LICENCE') AND item.fetched_time < ${before}
        ORDER BY item.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED
      ) RETURNING project_id, story_id`.execute(tx);
    for (const [projectId, of] of Map.groupBy(rows, ({ project_id }) => project_id))
      await recountStories(tx, projectId, [...new Set(of.map(({ story_id }) => story_id))]);
  });
}
