import type { SealedSecret } from '#server/core/auth/secret-box.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';

export interface NewConfirmation {
  readonly secret: string;
  readonly senderKey: Buffer;
  readonly sealed: SealedSecret;
  readonly expires: Date;
}

/** Only the hash of the secret is stored. */
export async function addConfirmation(
  tx: Db,
  projectId: string,
  { secret, senderKey, sealed, expires }: NewConfirmation,
): Promise<string> {
  const { id } = await tx
    .insertInto('comment_confirmations')
    .values({
      project_id: projectId,
      secret_hash: hashToken(secret),
      sender_key: senderKey,
      box: sealed.box,
      key_id: sealed.keyId,
      idempotency_key: null,
      expire_time: expires,
      used_time: null,
      comment_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A link works once: undefined when it was used before or is too old. What was sealed is not kept. */
export async function spendConfirmation(
  tx: Db,
  projectId: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<{ readonly id: string; readonly sealed: SealedSecret } | undefined> {
  const live = await tx
    .selectFrom('comment_confirmations')
    .select(['id', 'box', 'key_id'])
    .where('project_id', '=', projectId)
    .where('secret_hash', '=', hashToken(secret))
    .where('used_time', 'is', null)
    .where('expire_time', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (live === undefined) return undefined;
  await tx
    .updateTable('comment_confirmations')
    .set({ used_time: now, box: Buffer.alloc(0) })
    .where('project_id', '=', projectId)
    .where('id', '=', live.id)
    .execute();
  return { id: live.id, sealed: { box: live.box, keyId: live.key_id } };
}

export async function noteConfirmed(tx: Db, projectId: string, id: string, commentId: string): Promise<void> {
  await tx
    .updateTable('comment_confirmations')
    .set({ comment_id: commentId })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** What nobody confirmed goes, and with it what was written. */
export async function forgetConfirmations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('comment_confirmations').where('expire_time', '<', now).execute();
}
