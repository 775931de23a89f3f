import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';

interface NewLink {
  readonly secret: string;
  readonly now: Date;
  readonly expires: Date;
}

/** Only the hash of the secret is stored; earlier links end. */
export async function savePasswordLink(tx: Db, userId: string, link: NewLink): Promise<void> {
  await dropPasswordLink(tx, userId);
  await addPasswordLink(tx, userId, link);
}

/** Earlier links stay valid, until the account has another password or e-mail. */
export async function addPasswordLink(
  tx: Db,
  userId: string,
  { secret, now, expires }: NewLink,
): Promise<void> {
  await tx
    .deleteFrom('password_links')
    .where('user_id', '=', userId)
    .where('expire_time', '<=', now)
    .execute();
  await tx
    .insertInto('password_links')
    .values({ user_id: userId, secret_hash: hashToken(secret), create_time: now, expire_time: expires })
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

/** A link works once: false when it was used, replaced or has expired meanwhile. Its password ends all others. */
export async function spendPasswordLink(
  tx: Db,
  userId: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<boolean> {
  const spent = await tx
    .deleteFrom('password_links')
    .where('user_id', '=', userId)
    .where('secret_hash', '=', hashToken(secret))
    .where('expire_time', '>', now)
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}

export async function dropPasswordLink(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute();
}
