import type { AccountState } from '@toasoan/contract/features/accounts/account.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';

interface By {
  readonly by: Actor;
  readonly now: Date;
}

/** The next version, when and by whom. The caller holds the account. */
export async function writeNextVersion(db: Db, userId: string, { by, now }: By): Promise<void> {
  await db
    .updateTable('users')
    .set({
      version: sql<number>`version + 1`,
      update_time: now,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    })
    .where('id', '=', userId)
    .execute();
}

export async function saveState(db: Db, userId: string, state: AccountState, by: By): Promise<void> {
  await writeNextVersion(db, userId, by);
  await db
    .updateTable('account_profiles')
    .set({ state, ...(state === 'PUBLISHED' && { published_time: by.now }) })
    .where('user_id', '=', userId)
    .execute();
}
