import type { LinkMail, MailPurpose } from '@toasoan/contract/features/users/link-mail.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { ACCOUNT_MAIL_JOB } from './queue-account-mail.ts';

export interface QueuedAccountMail {
  readonly userId: string;
  readonly purpose: MailPurpose;
  readonly messageKey: string;
  readonly askedBy: string;
  /** '' for none. */
  readonly reason: string;
  readonly displayName: string;
  readonly address: string;
  readonly language: Language;
}

/** An unsent mail to a person who may sign in; undefined where there is none any more. */
export async function findQueuedAccountMail(db: Db, id: string): Promise<QueuedAccountMail | undefined> {
  const row = await db
    .selectFrom('account_mails as mail')
    .innerJoin('users', 'users.id', 'mail.user_id')
    .leftJoin('user_preferences as p', 'p.user_id', 'users.id')
    .select(['mail.user_id', 'purpose', 'message_key', 'asked_by_name', 'reason', 'display_name'])
    .select(sql<string>`coalesce(nullif(mail.address, ''), users.email)`.as('address'))
    .select(sql<string | null>`p.layout ->> 'locale'`.as('locale'))
    .where('mail.id', '=', id)
    .where('mail.state', '=', 'QUEUED')
    .where(IS_STILL_HERE)
    .where('users.email', '<>', '')
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      purpose: row.purpose,
      messageKey: row.message_key,
      askedBy: row.asked_by_name,
      reason: row.reason,
      displayName: row.display_name,
      address: row.address,
      language: row.locale === 'en' ? 'en' : 'vi',
    }
  );
}

/** The valid link of a person for one of these secrets, with its expiry. */
export async function findLiveLink(
  db: Db,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<{ readonly hash: Buffer; readonly expires: Date } | undefined> {
  const link = await db
    .selectFrom('password_links')
    .select(['secret_hash', 'expire_time'])
    .where('user_id', '=', userId)
    .where('secret_hash', 'in', hashes)
    .where('expire_time', '>', now)
    .executeTakeFirst();
  return link && { hash: link.secret_hash, expires: link.expire_time };
}

/** The result of a person's newest link mail; while it waits, the result of its last try. */
export async function findLinkMail(db: Db, userId: string): Promise<LinkMail | null> {
  const row = await db
    .selectFrom('account_mails as mail')
    .innerJoin('users', 'users.id', 'mail.user_id')
    .leftJoin('jobs', (join) =>
      join.on('jobs.key', '=', sql<string>`${`${ACCOUNT_MAIL_JOB}:`}::text || mail.id`),
    )
    .select(['mail.purpose', 'mail.state', 'users.email', 'mail.make_time', 'mail.end_time'])
    .select(['mail.expire_time', 'mail.error', 'jobs.error as last_try'])
    .where('mail.user_id', '=', userId)
    .where('mail.purpose', 'in', ['invitation', 'password'])
    .orderBy('mail.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    purpose: row.purpose,
    state: row.state,
    address: row.email,
    makeTime: row.make_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    expireTime: row.expire_time?.toISOString() ?? null,
    problem: (row.state === 'QUEUED' ? row.last_try : row.error) ?? '',
  };
}
