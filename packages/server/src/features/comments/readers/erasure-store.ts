import { sql } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { NewConfirmation } from './confirmation-store.ts';

export async function addErasure(
  tx: Db,
  projectId: string,
  { secret, senderKey, sealed, expires }: NewConfirmation,
): Promise<string> {
  const { id } = await tx
    .insertInto('comment_erasures')
    .values({
      project_id: projectId,
      secret_hash: hashToken(secret),
      sender_key: senderKey,
      box: sealed.box,
      key_id: sealed.keyId,
      expire_time: expires,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whose comments the link erases; undefined when it was used before or is too old. */
export async function spendErasure(
  tx: Db,
  projectId: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Buffer | undefined> {
  const used = await tx
    .deleteFrom('comment_erasures')
    .where('project_id', '=', projectId)
    .where('secret_hash', '=', hashToken(secret))
    .where('expire_time', '>', now)
    .returning('sender_key')
    .executeTakeFirst();
  return used?.sender_key;
}

export async function dropErasure(tx: Db, projectId: string, id: string): Promise<void> {
  await tx.deleteFrom('comment_erasures').where('project_id', '=', projectId).where('id', '=', id).execute();
}

export async function forgetErasures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('comment_erasures').where('expire_time', '<', now).execute();
}

const NOBODY = Buffer.alloc(0);

/**
 * Takes name, words and addresses out of all comments of a sender, and out of what is kept of their past; each stays as
 * an empty place, so that the answers of others keep theirs. Returns how many there were.
 */
export async function eraseCommentsOf(
  tx: Db,
  projectId: string,
  senderKey: Buffer,
  now: Date,
): Promise<number> {
  const erased = await tx
    .updateTable('comments')
    .set({
      sender_name: '',
      sender_key: NOBODY,
      content: '',
      content_original: null,
      content_hash: NOBODY,
      search: sql`''::tsvector`,
      findings: '[]',
      held_rules: [],
      note: '',
      reply_draft: '',
      state: 'DELETED',
      is_pinned: false,
      is_pick: false,
      sla_due: null,
      sla_kind: null,
      idempotency_key: null,
      update_time: now,
      version: sql<number>`version + 1`,
    })
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .returning('id')
    .execute();
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .deleteFrom('comment_contacts')
      .where('project_id', '=', projectId)
      .where('comment_id', 'in', ids)
      .execute();
    await sql`
      UPDATE comment_moves SET before = '{}', text = ''
      WHERE project_id = ${projectId} AND comment_id = ANY (${ids}::bigint[])`.execute(tx);
  }
  await tx
    .deleteFrom('comment_sender_notes')
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .execute();
  await tx
    .deleteFrom('comment_confirmations')
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .execute();
  // The ban stays, by the hash alone.
  await tx
    .updateTable('comment_bans')
    .set({ sender_name: '' })
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .execute();
  return ids.length;
}
