import type { Db } from '#server/core/db/database.ts';

/** Ids of the translations of an event that readers have now. */
export async function publicEventsInLanguages(db: Db, projectId: string, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('project_id', '=', projectId)
    .where('translation_of', '=', eventId)
    .where('state', '=', 'PUBLISHED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
