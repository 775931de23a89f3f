import type { Db } from '#server/core/db/database.ts';
import { keepPublication } from '#server/features/articles/public.ts';
import type { EventRecord } from '../event-record.ts';
import { EVENT_TABLES } from '../event-tables.ts';

/** What comes back when a publication is undone: the state with its people and times. */
const KEPT = [
  'state',
  'state_time',
  'state_reason',
  'approved_by_id',
  'approved_by_name',
  'schedule_time',
] as const satisfies readonly (keyof EventRecord)[];

interface NewPublication {
  readonly before: EventRecord;
  readonly after: EventRecord;
  readonly userId: string;
}

/** Notes who published an event just now, and what it was before. */
export async function keepEventPublication(
  db: Db,
  projectId: string,
  { before, after, userId }: NewPublication,
): Promise<void> {
  await keepPublication(
    db,
    EVENT_TABLES,
    { projectId, articleId: after.id },
    {
      kind: 'publish',
      userId,
      version: after.version,
      before: Object.fromEntries(KEPT.map((name) => [name, before[name]])),
    },
  );
}
