import type { Db } from '#server/core/db/database.ts';

const DAY_MS = 86_400_000;

/** Drops codes and links that are over. */
export async function tidyEntries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('entry_codes')
    .where('expire_time', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  await db.deleteFrom('entry_links').where('expire_time', '<', now).execute();
}
