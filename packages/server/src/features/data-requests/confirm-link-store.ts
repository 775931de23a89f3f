import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';

interface NewLink {
  readonly projectId: string;
  readonly requestId: string;
  readonly secret: string;
  readonly nonce: string;
  readonly language: Language;
  readonly expires: Date;
}

/** Only the hash of the secret is stored, and the name from which it is derived again. */
export async function addConfirmLink(
  db: Db,
  { projectId, requestId, secret, nonce, language, expires }: NewLink,
): Promise<void> {
  await db
    .insertInto('data_request_links')
    .values({
      project_id: projectId,
      request_id: requestId,
      secret_hash: hashToken(secret),
      nonce,
      lang: language,
      expire_time: expires,
    })
    .execute();
}

/** The request of a link, which works once; undefined when it was used or is too old. */
export async function spendConfirmLink(
  db: Db,
  projectId: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<string | undefined> {
  const spent = await db
    .deleteFrom('data_request_links')
    .where('project_id', '=', projectId)
    .where('secret_hash', '=', hashToken(secret))
    .where('expire_time', '>', now)
    .returning('request_id')
    .executeTakeFirst();
  return spent?.request_id;
}

export async function findConfirmLink(db: Db, projectId: string, requestId: string, now: Date) {
  return await db
    .selectFrom('data_request_links')
    .select(['secret_hash', 'nonce', 'expire_time'])
    .where('project_id', '=', projectId)
    .where('request_id', '=', requestId)
    .where('expire_time', '>', now)
    .executeTakeFirst();
}

export async function projectName(db: Db, projectId: string): Promise<string> {
  const { name } = await db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return name;
}
