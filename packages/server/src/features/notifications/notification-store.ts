import { FOLDED_MINUTES } from '@toasoan/contract/features/notifications/notification.ts';
import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import {
  DEFAULT_SETTINGS,
  defaultChannels,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { sql } from 'kysely';
import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { NEWSROOM_ZONE } from '#server/core/mail/mail-time.ts';
import { BUNDLED_MINUTES } from './mail-times.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  /** Null: about an account. */
  readonly postId: string | null;
  /** The recipients; the person who acted is left out. */
  readonly to: readonly string[];
  /** Undefined when the product itself acted. */
  readonly by: { readonly userId: string; readonly displayName: string } | undefined;
  /** Values of the sentence: `title` always; `reason`, `text`, `dueTime` where they exist. */
  readonly detail: Readonly<Record<string, string>> & { readonly title: string };
  /** Seconds before any mail about it leaves: it may be withdrawn until then. */
  readonly mailedAfter?: number;
  /** False: another mail says it already. */
  readonly isMailed?: boolean;
}

/**
 * Writes one row for each recipient who wants this kind, in one statement. The newest of a kind about a post by
 * one person replaces the unread ones just before it. It is mailed no later than they were due. @returns who has a
 * new row.
 */
export async function addNotifications(
  db: Db,
  projectId: string,
  { kind, postId, to, by, detail, mailedAfter = 0, isMailed = true }: NewNotification,
): Promise<readonly string[]> {
  const usual = defaultChannels(kind);
  const mail = isMailed ? usual.mail : 'none';
  const { rows } = await sql<{ userId: string }>`
    WITH person AS (
      SELECT users.id,
        coalesce((kinds -> ${kind}::text ->> 'centre')::boolean, ${usual.centre}) AS in_centre,
        coalesce(kinds -> ${kind}::text ->> 'mail', ${mail}) AS mail,
        coalesce(digest_time, ${DEFAULT_SETTINGS.digestTime})::interval AS digest_time
      FROM users LEFT JOIN notification_settings ON user_id = users.id
      WHERE users.id = ANY(${to}::bigint[]) AND ${IS_STILL_HERE}
    ), gone AS (
      DELETE FROM notifications USING person
      WHERE user_id = person.id AND user_id = ANY(${to}::bigint[]) AND project_id = ${projectId} AND post_id = ${postId}::bigint AND kind = ${kind}
        AND actor_id IS NOT DISTINCT FROM ${by?.userId ?? null}::bigint
        AND read_time IS NULL AND make_time > now() - make_interval(mins => ${FOLDED_MINUTES})
      RETURNING user_id, count, mail_due
    ), folded AS (
      SELECT user_id, sum(count) AS count, min(mail_due) AS mail_due FROM gone GROUP BY user_id
    )
    INSERT INTO notifications
      (user_id, project_id, kind, post_id, actor_id, actor_name, detail, count, in_centre, mail, mail_due)
    SELECT person.id, ${projectId}, ${kind}, ${postId}, ${by?.userId ?? null}, ${by?.displayName ?? ''},
      ${JSON.stringify(detail)}::jsonb, coalesce(folded.count, 0) + 1, in_centre, person.mail,
      CASE person.mail
        WHEN 'now' THEN greatest(first.mail, least(folded.mail_due, now() + make_interval(mins => ${BUNDLED_MINUTES})))
        WHEN 'digest' THEN greatest(first.mail, (date_trunc('day', now() AT TIME ZONE ${NEWSROOM_ZONE} - digest_time)
          + interval '1 day' + digest_time) AT TIME ZONE ${NEWSROOM_ZONE})
      END
    FROM person LEFT JOIN folded ON folded.user_id = person.id
      CROSS JOIN (SELECT now() + make_interval(secs => ${mailedAfter}) AS mail) AS first
    WHERE in_centre OR person.mail <> 'none'
    ORDER BY person.id
    RETURNING user_id AS "userId"`.execute(db);
  return rows.map(({ userId }) => userId);
}

export type UnreadOf = {
  readonly kind: NotificationKind;
  readonly byId: string;
} & (
  | { readonly postId: string }
  /** Of these people: rows are found by them. */
  | { readonly eventId: string; readonly people: readonly string[] }
);

/** Deletes the unread rows of a kind that one person caused at a post or an event; returns whose they were. */
export async function dropUnread(
  db: Db,
  projectId: string,
  { kind, byId, ...of }: UnreadOf,
): Promise<readonly string[]> {
  const unread = db
    .deleteFrom('notifications')
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('actor_id', '=', byId)
    .where('read_time', 'is', null)
    .returning('user_id');
  const those =
    'postId' in of
      ? unread.where('post_id', '=', of.postId)
      : unread
          .where('user_id', '=', sql<string>`ANY(${of.people}::bigint[])`)
          .where(sql`detail->>'eventId'`, '=', of.eventId);
  const rows = await those.execute();
  return rows.map(({ user_id }) => user_id);
}

/** Returns whether any was unread; other people's are skipped. */
export async function markAsRead(
  db: Db,
  userId: string,
  which: { readonly ids: readonly string[] } | { readonly upTo: string },
): Promise<boolean> {
  const unread = db
    .updateTable('notifications')
    .set({ read_time: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_time', 'is', null)
    .where('in_centre', '=', true);
  const those = 'ids' in which ? unread.where('id', 'in', which.ids) : unread.where('id', '<=', which.upTo);
  const { numUpdatedRows } = await those.executeTakeFirst();
  return numUpdatedRows > 0n;
}

const STEP = 1_000;

/** Deletes a thousand at a time until no older one is left. */
export async function dropOldNotifications(
  db: Db,
  { read, unread }: { readonly read: Date; readonly unread: Date },
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      DELETE FROM notifications WHERE id IN (
        SELECT id FROM notifications
        WHERE make_time < ${unread} OR make_time < ${read} AND (read_time < ${read} OR NOT in_centre)
        ORDER BY make_time LIMIT ${STEP} FOR UPDATE SKIP LOCKED)`.execute(db);
    if ((numAffectedRows ?? 0n) < STEP) return;
  }
}
