import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import { changedEventFields } from '@toasoan/contract/features/events/history/event-version.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { writeVersion } from '#server/features/articles/public.ts';
import { type EventRecord, eventSnapshotOf } from '../event-record.ts';
import { EVENT_TABLES } from '../event-tables.ts';
import { namedMediaOfEvent } from '../media/event-media.ts';

interface VersionOfEvent {
  /** Absent for a new event. */
  readonly before?: EventRecord;
  readonly after: EventRecord;
  readonly kind: VersionKind;
  readonly by: Actor;
  readonly note?: string;
}

/** Keeps the result of a save. */
export async function keepEventVersion(
  db: Db,
  projectId: string,
  { before, after, kind, by, note = '' }: VersionOfEvent,
): Promise<void> {
  const snapshot = eventSnapshotOf(after);
  await writeVersion(
    db,
    EVENT_TABLES,
    {
      article: { projectId, articleId: after.id },
      no: after.version,
      kind,
      isPublic: after.state === 'PUBLISHED',
      by,
      changedFields: before === undefined ? [] : changedEventFields(eventSnapshotOf(before), snapshot),
      snapshot,
      hasContent: true,
      media: namedMediaOfEvent(snapshot),
      note,
    },
    { isFirst: before === undefined },
  );
}
