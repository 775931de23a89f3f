import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { PostPublicationTable } from '#server/core/db/tables/post-record-tables.ts';
import type { PostRecord } from '../post-record.ts';

/** What comes back when a publication is undone: the state with its people and times. */
const KEPT = [
  'state',
  'state_time',
  'state_reason',
  'assignee_id',
  'assignee_name',
  'edit_due_time',
  'assign_text',
  'watched_by_id',
  'watched_by_name',
  'approved_by_id',
  'approved_by_name',
  'rejected_by_id',
  'rejected_by_name',
  'schedule_time',
] as const satisfies readonly (keyof PostRecord)[];

/** Of the changes of a public post: the time of the last update notice. */
const KEPT_OF_CHANGES = ['substantive_time'] as const satisfies readonly (keyof PostRecord)[];

interface NewPublication {
  readonly kind: PostPublicationTable['kind'];
  readonly before: PostRecord;
  readonly after: PostRecord;
  readonly userId: string;
}

/** Notes who published a post just now, and what it was before; replaces an older note. */
export async function keepPublication(
  db: Db,
  projectId: string,
  { kind, before, after, userId }: NewPublication,
): Promise<void> {
  const kept = kind === 'publish' ? KEPT : KEPT_OF_CHANGES;
  const columns = Object.fromEntries(kept.map((name) => [name, before[name]]));
  const row = {
    kind,
    user_id: userId,
    time: new Date(),
    version: after.version,
    before: JSON.stringify(columns),
  };
  const added = db
    .insertInto('post_publications')
    .values({ ...row, project_id: projectId, post_id: after.id })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'post_id'])
        .doUpdateSet(({ ref }) => ({ ...row, commit_time: ref('excluded.commit_time') })),
    );
  await sentAhead(db, added.execute());
}

/** It was taken back: nobody takes it back twice. */
export async function dropPublication(db: Db, projectId: string, postId: string): Promise<void> {
  const dropped = db
    .deleteFrom('post_publications')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId);
  await sentAhead(db, dropped.execute());
}
