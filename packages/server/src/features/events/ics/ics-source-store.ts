import type { Db } from '#server/core/db/database.ts';

/** The events that calendar files brought, by their identifiers there. */
export async function findIcsSources(
  db: Db,
  projectId: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('event_ics_sources')
    .select(['uid', 'event_id'])
    .where('project_id', '=', projectId)
    .where('uid', 'in', [...uids, ''])
    .execute();
  return new Map(rows.map((row) => [row.uid, row.event_id]));
}

/** False: another call has just brought the same event. */
export async function addIcsSource(
  db: Db,
  projectId: string,
  uid: string,
  eventId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('event_ics_sources')
    .values({ project_id: projectId, uid, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
