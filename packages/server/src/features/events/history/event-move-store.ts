import type { Role } from '@toasoan/contract/access/roles.ts';
import type { EventTransitionLog } from '@toasoan/contract/features/events/history/event-transition-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { EventMoveTable } from '#server/core/db/tables/event-tables.ts';
import type { EventRecord } from '../event-record.ts';

interface MadeMove {
  readonly before: EventRecord;
  readonly after: EventRecord;
  readonly step: {
    readonly name: EventMoveTable['move'];
    readonly reason?: string | undefined;
    readonly scheduleTime?: Date | undefined;
  };
  readonly by: Actor & { readonly role: Role | null };
}

/** Writes a transition into the log of the event; it never changes afterwards. */
export async function logEventMove(db: Db, { before, after, step, by }: MadeMove): Promise<void> {
  const row = db.insertInto('event_moves').values({
    project_id: after.project_id,
    event_id: after.id,
    move: step.name,
    from_state: before.state,
    to_state: after.state,
    user_id: by.userId,
    user_name: by.displayName,
    user_role: by.role,
    reason: step.reason ?? '',
    schedule_time: step.scheduleTime ?? null,
    version: after.version,
  });
  await sentAhead(db, row.execute());
}

/** Who set the time of an event last; null for nobody, or the product. */
export async function findWhoSetEventTime(
  db: Db,
  projectId: string,
  eventId: string,
): Promise<string | null> {
  const transition = await db
    .selectFrom('event_moves')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('event_id', '=', eventId)
    .where('move', 'in', ['schedule', 'changeSchedule'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return transition?.user_id ?? null;
}

interface LogPage {
  readonly eventId: string;
  readonly before?: string | undefined;
  readonly limit: number;
  /** For readers of a public event: when it was published, without what colleagues wrote to each other. */
  readonly publicOnly: boolean;
}

/** The transitions of one event, newest first. */
export async function listEventMoves(
  db: Db,
  projectId: string,
  { eventId, before, limit, publicOnly }: LogPage,
): Promise<EventTransitionLog> {
  const rows = await db
    .selectFrom('event_moves')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('event_id', '=', eventId)
    .$if(publicOnly, (query) => query.where('to_state', '=', 'PUBLISHED'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      move: row.move,
      from: row.from_state,
      to: row.to_state,
      userId: row.user_id,
      userName: row.user_name,
      role: row.user_role,
      reason: publicOnly ? '' : row.reason,
      scheduleTime: row.schedule_time?.toISOString() ?? null,
      time: row.time.toISOString(),
      version: row.version,
    })),
    hasMore: rows.length > limit,
  };
}
