import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { newSecret } from './sign-message.ts';

interface Owner {
  readonly projectId: string;
  readonly webhookId: string;
}

const ownerOf = ({ webhookId }: Owner) => `webhook-secret:${webhookId}`;

/** Stores a new secret, sealed, and returns it: nobody can read it again. */
export async function addSecret(db: Db, owner: Owner, box: SecretBox, now: Date): Promise<string> {
  const secret = newSecret();
  const sealed = box.seal(secret, ownerOf(owner));
  await db
    .insertInto('webhook_secrets')
    .values({
      project_id: owner.projectId,
      webhook_id: owner.webhookId,
      box: sealed.box,
      key_id: sealed.keyId,
      create_time: now,
      expire_time: null,
    })
    .execute();
  return secret;
}

/** The current secret signs until then; one that was replaced earlier ends with its own time, or now. */
export async function endSecrets(
  db: Db,
  { projectId, webhookId }: Owner,
  until: Date,
  now: Date,
): Promise<void> {
  const mine = db
    .updateTable('webhook_secrets')
    .set({ expire_time: until })
    .where('project_id', '=', projectId)
    .where('webhook_id', '=', webhookId)
    .where('expire_time', 'is', null);
  await mine.execute();
  await db
    .deleteFrom('webhook_secrets')
    .where('project_id', '=', projectId)
    .where('webhook_id', '=', webhookId)
    .where('expire_time', '<=', now)
    .execute();
}

/** Those that sign now, newest first. */
export async function validSecrets(db: Db, { projectId, webhookId }: Owner, now: Date) {
  return await db
    .selectFrom('webhook_secrets')
    .select(['id', 'box', 'key_id', 'create_time', 'expire_time'])
    .where('project_id', '=', projectId)
    .where('webhook_id', '=', webhookId)
    .where((is) => is.or([is('expire_time', 'is', null), is('expire_time', '>', now)]))
    .orderBy('id', 'desc')
    .execute();
}

/** @throws SECRET_UNREADABLE */
export async function openSecrets(db: Db, owner: Owner, box: SecretBox, now: Date): Promise<string[]> {
  const rows = await validSecrets(db, owner, now);
  return rows.map((row) => box.open({ box: row.box, keyId: row.key_id }, ownerOf(owner)));
}
