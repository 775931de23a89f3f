import type { SealedSecret } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import type { LinkPurpose } from './mailed-link.ts';

export interface LinkToMail {
  readonly projectId: string;
  readonly projectName: string;
  readonly hash: Buffer;
  readonly sealed: SealedSecret;
  readonly expires: Date;
  readonly senderKey: Buffer;
}

const TABLES = { CONFIRM: 'comment_confirmations', ERASE: 'comment_erasures' } as const;

/** A link that still works; undefined when it was used or its time is over. */
export async function findLinkToMail(
  db: Db,
  purpose: LinkPurpose,
  id: string,
  now: Date,
): Promise<LinkToMail | undefined> {
  const row = await db
    .selectFrom(`${TABLES[purpose]} as link`)
    .innerJoin('projects', 'projects.id', 'link.project_id')
    .select(['link.project_id', 'secret_hash', 'sender_key', 'box', 'key_id', 'expire_time', 'name'])
    .where('link.id', '=', id)
    .where('expire_time', '>', now)
    .executeTakeFirst();
  if (row === undefined || row.box.length === 0) return undefined;
  return {
    projectId: row.project_id,
    projectName: row.name,
    hash: row.secret_hash,
    sealed: { box: row.box, keyId: row.key_id },
    expires: row.expire_time,
    senderKey: row.sender_key,
  };
}

export async function hasComments(db: Db, projectId: string, senderKey: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
