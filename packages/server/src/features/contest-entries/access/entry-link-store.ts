import type { Selectable } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EntryLinkTable } from '#server/core/db/tables/entry-tables.ts';

/** One e-mail in one contest: what a secret opens. */
export type EntryLink = Pick<Selectable<EntryLinkTable>, 'project_id' | 'contest_id' | 'email' | 'email_key'>;

interface NewLink extends EntryLink {
  readonly token: string;
  readonly expireTime: Date;
}

/** Only a hash of the secret is stored. */
export async function insertLink(db: Db, { token, expireTime, ...of }: NewLink): Promise<void> {
  const { project_id, contest_id, email, email_key } = of;
  await db
    .insertInto('entry_links')
    .values({
      project_id,
      contest_id,
      email,
      email_key,
      token_hash: hashToken(token),
      expire_time: expireTime,
    })
    .execute();
}

/** Undefined: unknown, over, or of another project. */
export async function findLink(
  db: Db,
  projectId: string,
  token: string,
  now: Date,
): Promise<EntryLink | undefined> {
  return await db
    .selectFrom('entry_links')
    .select(['project_id', 'contest_id', 'email', 'email_key'])
    .where('project_id', '=', projectId)
    .where('token_hash', '=', hashToken(token))
    .where('expire_time', '>', now)
    .executeTakeFirst();
}

export async function isLinkKnown(db: Db, projectId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('entry_links')
    .select('id')
    .where('project_id', '=', projectId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}
