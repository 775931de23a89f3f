import type { Updateable } from 'kysely';
import type { PostTable } from '#server/core/db/tables/post-tables.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { writePostRow } from '../editing/post-store.ts';
import { logTransition } from '../history/post-transition-store.ts';
import { passLockToAssignee } from '../lock/pass-lock.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';

interface Hands {
  readonly columns: Updateable<PostTable>;
  /** The new owner. */
  readonly name: string;
  readonly text: string;
}

/** Assigns a post that the caller has locked to another person; logged and audited. */
export async function moveHands(
  call: TransactionCall,
  before: PostRecord,
  { columns, name, text }: Hands,
): Promise<PostRecord> {
  const { db, projectId, caller } = call;
  await writePostRow(db, projectId, before.id, columns, caller);
  const after = await readPost(db, projectId, before.id);
  await passLockToAssignee(db, projectId, { before, after });
  await logTransition(
    db,
    projectId,
    {
      post_id: after.id,
      move: 'handOver',
      from_state: before.state,
      to_state: after.state,
      reason: text,
      schedule_time: null,
      assignee_name: name,
      due_time: after.edit_due_time,
      version: after.version,
    },
    caller,
  );
  await auditPost(call, 'handOver', { before, after });
  return after;
}
