import { MAX_DEPTH } from '@toasoan/contract/features/comments/comment-limits.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { takeBackComments } from '#server/features/comments/public.ts';
import type { ImportRun } from '../running/import-run-store.ts';
import { commentsOfRun } from '../running/imported-comment-store.ts';

const AT_ONCE = 200;

/** Removes the comments of a run, the answers first; what somebody decided on, changed or answered stays. */
export async function undoComments(
  db: Db,
  { id: runId, projectId }: ImportRun,
): Promise<{ readonly removed: number; readonly left: number }> {
  const totals = { removed: 0, left: 0 };
  for (let depth = MAX_DEPTH; depth >= 0; depth -= 1) {
    let after = '0';
    for (;;) {
      const ids = await commentsOfRun(db, projectId, { runId, depth, after, limit: AT_ONCE });
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      const removed = await inTransaction(db, async (tx) => {
        const gone = await takeBackComments(tx, projectId, ids);
        const source = { db: tx, projectId, address: '', requestId: `import-${runId}` };
        for (const entityId of gone)
          await writeAudit(source, { action: 'comment.undoImport', entity: 'comment', entityId });
        return gone.length;
      });
      totals.removed += removed;
      totals.left += ids.length - removed;
    }
  }
  return totals;
}
