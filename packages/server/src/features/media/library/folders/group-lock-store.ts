import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** One change of a project's folders and collections at a time; held to the end of the transaction. */
export async function lockGroups(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('media-groups'), hashtext(${projectId}))`.execute(db);
}

/**
 * Folders and collections stay unchanged until the transaction ends; transactions that add files share this lock.
 */
export async function holdGroups(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext('media-groups'), hashtext(${projectId}))`.execute(
    db,
  );
}
