import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';

/** Only the hash of the secret is stored; an earlier link ends. */
export async function savePasswordLink(
  tx: Db,
  userId: string,
  link: { readonly secret: string; readonly now: Date; readonly expires: Date },
): Promise<void> {
  const columns = {
    secret_hash: hashToken(link.secret),
    create_time: link.now,
    expire_time: link.expires,
  };
  await tx
    .insertInto('password_links')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** The person who may choose a password with this secret now; not for disabled and deleted accounts. */
export async function findLinkedUser(db: Db, secret: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('password_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select('u.id')
    .where('l.secret_hash', '=', hashToken(secret))
    .where('l.expire_time', '>', now)
    .where('u.status', '=', 'ENABLE')
    .where('u.deleted_time', 'is', null)
    .executeTakeFirst();
  return link?.id;
}

/** A link works once: false when it was used, replaced or has expired meanwhile. */
export async function spendPasswordLink(tx: Db, secret: string, now: Date): Promise<boolean> {
  const spent = await tx
    .deleteFrom('password_links')
    .where('secret_hash', '=', hashToken(secret))
    .where('expire_time', '>', now)
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}

export async function dropPasswordLink(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute();
}
