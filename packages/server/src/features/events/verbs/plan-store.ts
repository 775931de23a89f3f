import type { ChangeKind, EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { OccurrenceScope } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PlanUndo } from '#server/core/db/tables/event-tables.ts';

export interface NewChange {
  readonly kind: ChangeKind;
  readonly scope: OccurrenceScope;
  /** The planned days that it changed; absent: the event as a whole. */
  readonly days?: { readonly first: string; readonly last: string } | undefined;
  readonly before: EventPlan;
  readonly after: EventPlan;
  readonly undo: PlanUndo | null;
  readonly note: string;
  readonly by: Actor;
}

/** Puts a change of plan on record, for the newsroom and for readers; returns its id. */
export async function addChange(
  db: Db,
  { project_id, id }: { readonly project_id: string; readonly id: string },
  { kind, scope, days, before, after, undo, note, by }: NewChange,
): Promise<string> {
  const { id: changeId } = await db
    .insertInto('event_changes')
    .values({
      project_id,
      event_id: id,
      kind,
      scope,
      first_day: days?.first ?? null,
      last_day: days?.last ?? null,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      undo: undo && JSON.stringify(undo),
      note,
      user_id: by.userId,
      user_name: by.displayName,
      taken_back_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return changeId;
}

/** Marks a change as taken back. */
export async function endChange(db: Db, projectId: string, changeId: string): Promise<void> {
  await db
    .updateTable('event_changes')
    .set({ taken_back_time: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', changeId)
    .execute();
}
