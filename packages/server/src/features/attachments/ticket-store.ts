import type { ReaderForm } from '@toasoan/contract/features/attachments/attachment.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';

const DAY_MS = 86_400_000;

interface Wanted {
  readonly projectId: string;
  readonly token: string;
  readonly now: Date;
}

export async function insertTicket(
  db: Db,
  projectId: string,
  {
    form,
    token,
    expireTime,
  }: { readonly form: ReaderForm; readonly token: string; readonly expireTime: Date },
): Promise<void> {
  await db
    .insertInto('attachment_tickets')
    .values({ project_id: projectId, form, token_hash: hashToken(token), expire_time: expireTime })
    .execute();
}

function ticketsBy(db: Db, { projectId, token, now }: Wanted) {
  return db
    .selectFrom('attachment_tickets')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('token_hash', '=', hashToken(token))
    .where('expire_time', '>', now);
}

/** Whether the captcha was answered for this ticket; a repeated call may still name it after its use. */
export async function isTicketOpen(db: Db, wanted: Wanted): Promise<boolean> {
  return (await ticketsBy(db, wanted).executeTakeFirst()) !== undefined;
}

/** A ticket that may still take files; undefined also for one of another project. */
export async function findTicket(db: Db, wanted: Wanted): Promise<string | undefined> {
  const row = await ticketsBy(db, wanted).where('used_time', 'is', null).executeTakeFirst();
  return row?.id;
}

/** Takes the ticket of a form: it serves once. Undefined: it is over, used, or of another form or project. */
export async function takeTicket(db: Db, form: ReaderForm, wanted: Wanted): Promise<string | undefined> {
  const { projectId, token, now } = wanted;
  const row = await db
    .updateTable('attachment_tickets')
    .set({ used_time: now })
    .where('project_id', '=', projectId)
    .where('token_hash', '=', hashToken(token))
    .where('form', '=', form)
    .where('expire_time', '>', now)
    .where('used_time', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Long ended: repeated calls do not name them any more. */
export async function forgetTickets(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('attachment_tickets')
    .where('expire_time', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
