import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { dueTimeOf } from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TakedownCaseTable } from '#server/core/db/tables/post-record-tables.ts';
import { createdBy } from '#server/core/db/versioned.ts';

function factColumns(facts: TakedownFacts) {
  const received = new Date(facts.receivedTime);
  return {
    reason_kind: facts.reasonKind,
    order_ref: facts.orderRef,
    order_issuer: facts.orderIssuer,
    order_time: facts.orderTime === null ? null : new Date(facts.orderTime),
    received_time: received,
    due_time: dueTimeOf(received),
    scope: [...new Set(facts.scope)],
    note: facts.note,
  };
}

/** Returns the id of the new case. */
export async function insertCase(
  db: Db,
  projectId: string,
  postId: string,
  facts: TakedownFacts,
  by: Actor,
): Promise<string> {
  const { id } = await db
    .insertInto('takedown_cases')
    .values({
      ...factColumns(facts),
      project_id: projectId,
      post_id: postId,
      ...createdBy(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a new version of a case; the caller holds its post. */
async function writeCase(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<TakedownCaseTable>,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('takedown_cases')
    .set((row) => ({
      ...columns,
      version: row('version', '+', 1),
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

export async function writeFacts(
  db: Db,
  projectId: string,
  id: string,
  facts: TakedownFacts,
  by: Actor,
): Promise<void> {
  await writeCase(db, projectId, id, factColumns(facts), by);
}

interface DoneCase {
  /** The post as it was. */
  readonly snapshot: object;
  readonly reason: string;
  /** Absent: now. */
  readonly time?: Date;
}

export async function writeDone(
  db: Db,
  projectId: string,
  id: string,
  { snapshot, reason, time = new Date() }: DoneCase,
  by: Actor,
): Promise<void> {
  const columns = {
    state: 'DONE',
    done_time: time,
    done_by_id: by.userId,
    done_by_name: by.displayName,
    reason,
    snapshot: JSON.stringify(snapshot),
  } as const;
  await writeCase(db, projectId, id, columns, by);
}

export async function writeReinstated(
  db: Db,
  projectId: string,
  id: string,
  reason: string,
  by: Actor,
): Promise<void> {
  const columns = {
    state: 'REINSTATED',
    reinstated_time: new Date(),
    reinstated_by_id: by.userId,
    reinstated_by_name: by.displayName,
    reinstate_reason: reason,
  } as const;
  await writeCase(db, projectId, id, columns, by);
}
