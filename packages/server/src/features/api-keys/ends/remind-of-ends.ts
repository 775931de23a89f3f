import { findMembersWho } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { notify } from '#server/features/notifications/public.ts';
import { holdUnreminded } from './ending-key-store.ts';

/** Who made a key and who manages keys in its project hear once, 14 days before, that it ends. */
export async function remindOfEnds(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const key of await holdUnreminded(tx, now)) {
      const managers = await findMembersWho(tx, key.project_id, 'apikey.edit');
      const to = [...new Set([...(key.created_by_id === null ? [] : [key.created_by_id]), ...managers])];
      await notify(tx, key.project_id, {
        kind: 'apiKeyEnding',
        postId: null,
        to,
        by: undefined,
        detail: {
          title: key.name,
          requestOf: 'apiKey',
          requestId: key.id,
          dueTime: key.expire_time.toISOString(),
        },
      });
    }
  });
}
