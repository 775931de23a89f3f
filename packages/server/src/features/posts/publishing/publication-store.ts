import type { Db } from '#server/core/db/database.ts';
import { keepPublication, type Publication } from '#server/features/articles/public.ts';
import type { PostRecord } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';

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
  readonly kind: Publication['kind'];
  readonly before: PostRecord;
  readonly after: PostRecord;
  readonly userId: string;
}

/** Notes who published a post just now, and what it was before. */
export async function keepPostPublication(
  db: Db,
  projectId: string,
  { kind, before, after, userId }: NewPublication,
): Promise<void> {
  const kept = kind === 'publish' ? KEPT : KEPT_OF_CHANGES;
  await keepPublication(
    db,
    POST_TABLES,
    { projectId, articleId: after.id },
    {
      kind,
      userId,
      version: after.version,
      before: Object.fromEntries(kept.map((name) => [name, before[name]])),
    },
  );
}
