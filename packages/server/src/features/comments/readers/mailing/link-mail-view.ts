import { sql } from 'kysely';
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

interface LinkRow {
  readonly project_id: string;
  readonly secret_hash: Buffer;
  readonly sender_key: Buffer;
  readonly box: Buffer;
  readonly key_id: string;
  readonly expire_time: Date;
  readonly name: string;
}

const TABLES = { CONFIRM: 'comment_confirmations', ERASE: 'comment_erasures' } as const;

/** A link that still works; undefined when it was used or its time is over. */
export async function findLinkToMail(
  db: Db,
  purpose: LinkPurpose,
  id: string,
  now: Date,
): Promise<LinkToMail | undefined> {
  const { rows } = await sql<LinkRow>`
    SELECT link.project_id, secret_hash, sender_key, box, key_id, expire_time, projects.name
    FROM ${sql.table(TABLES[purpose])} AS link JOIN projects ON projects.id = link.project_id
    WHERE link.id = ${id} AND expire_time > ${now} AND octet_length(box) > 0`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
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
