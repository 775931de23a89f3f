import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Reader } from '../own-rows-view.ts';
import type { MailKind } from './mail-store.ts';

const AT_ONCE = 200;

/** People with due mails. */
export async function findPeopleWithDue(db: Db, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT DISTINCT user_id AS "userId" FROM (
      SELECT user_id FROM notifications WHERE mail_due <= ${now} ORDER BY mail_due LIMIT ${AT_ONCE}
    ) AS due ORDER BY 1`.execute(db);
  return rows.map(({ userId }) => userId);
}

export interface QueuedMail {
  readonly kind: MailKind;
  readonly messageKey: string;
  readonly notificationIds: readonly string[];
  readonly reader: Reader;
  readonly displayName: string;
  readonly address: string;
  readonly language: Language;
}

/** An unsent mail to a person who may still sign in; undefined where there is none any more. */
export async function findQueuedMail(db: Db, id: string): Promise<QueuedMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .leftJoin('user_preferences as p', 'p.user_id', 'users.id')
    .select(['mails.kind', 'message_key', 'notification_ids', 'users.id as user_id', 'display_name', 'email'])
    .select(['role', 'permission_grants', 'permission_denials'])
    .select(sql<string | null>`p.layout ->> 'locale'`.as('locale'))
    .where('mails.id', '=', id)
    .where('mails.state', '=', 'QUEUED')
    .where(IS_STILL_HERE)
    .where('users.email', '<>', '')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    kind: row.kind,
    messageKey: row.message_key,
    notificationIds: row.notification_ids,
    reader: {
      userId: row.user_id,
      role: row.role,
      permissionGrants: row.permission_grants,
      permissionDenials: row.permission_denials,
    },
    displayName: row.display_name,
    address: row.email,
    language: row.locale === 'en' ? 'en' : 'vi',
  };
}

/** A person's mail address, and when it last permanently refused a mail. */
export async function findMailFacts(
  db: Db,
  userId: string,
): Promise<{ readonly address: string; readonly failedTime: string | null }> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  const newest = await db
    .selectFrom('mails')
    .select(['state', 'end_time'])
    .where('user_id', '=', userId)
    .where('state', '<>', 'QUEUED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const failedTime = newest?.state === 'FAILED' ? (newest.end_time?.toISOString() ?? null) : null;
  return { address: user?.email ?? '', failedTime };
}
