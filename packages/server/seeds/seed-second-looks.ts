import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { holdRow } from '#server/features/comments/moderation/change-store.ts';
import {
  drawSecondLook,
  findOpenLooks,
  writeLook,
} from '#server/features/comments/moderation/second-look-store.ts';

const LOOKS = 3;

interface Moderators {
  readonly first: Actor;
  readonly second: Actor;
}

/** Rejections that were drawn for a second look: one waits, the others were agreed with. */
export async function seedSecondLooks(
  db: Db,
  projectId: string,
  { first, second }: Moderators,
): Promise<void> {
  const rejected = await db
    .selectFrom('comments')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', 'REJECTED')
    .orderBy('id')
    .limit(LOOKS)
    .execute();
  for (const { id } of rejected) {
    const row = await holdRow(db, projectId, id);
    if (row?.reject_code) await drawSecondLook(db, row, row.reject_code, first);
  }
  const [, ...given] = await findOpenLooks(db, projectId, second.userId ?? '0');
  for (const look of given) await writeLook(db, look, { agrees: true, text: '' }, second);
}
