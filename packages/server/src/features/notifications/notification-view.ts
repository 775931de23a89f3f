import {
  MOST_COUNTED,
  type Notification,
  type NotificationQuery,
  type RequestOf,
} from '@toasoan/contract/features/notifications/notification.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type PostsVisibleTo, type Reader, stillVisible } from './own-rows-view.ts';

/** One page of a person's own notifications, newest first. */
export async function listNotifications(
  db: Db,
  reader: Reader,
  { before, unread, limit, language }: NotificationQuery & { readonly language: Language },
  visibleTo: PostsVisibleTo,
): Promise<{ readonly items: Notification[]; readonly hasMore: boolean }> {
  let rows = visibleRows(db, reader, await stillVisible(db, reader, visibleTo)).where('in_centre', '=', true);
  if (before !== undefined) rows = rows.where('notifications.id', '<', before);
  if (unread) rows = rows.where('read_time', 'is', null);
  const found = await rows
    .orderBy('notifications.id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    items: found.slice(0, limit).map((row) => notificationOf(row, language)),
    hasMore: found.length > limit,
  };
}

/** The unread ones among these that are to be mailed, the newest first. */
export async function listForMail(
  db: Db,
  reader: Reader,
  { ids, language }: { readonly ids: readonly string[]; readonly language: Language },
  visibleTo: PostsVisibleTo,
): Promise<readonly (Notification & { readonly projectName: string })[]> {
  if (ids.length === 0) return [];
  const rows = await visibleRows(db, reader, await stillVisible(db, reader, visibleTo))
    .innerJoin('projects', 'projects.id', 'notifications.project_id')
    .select('projects.name as project_name')
    .where('notifications.id', 'in', ids)
    .where('read_time', 'is', null)
    .orderBy('notifications.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...notificationOf(row, language), projectName: row.project_name }));
}

/** The number of unread ones; one above `MOST_COUNTED` means that there are more. */
export async function countUnread(db: Db, reader: Reader, visibleTo: PostsVisibleTo): Promise<number> {
  const visible = await stillVisible(db, reader, visibleTo);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM notifications
      LEFT JOIN posts ON posts.id = post_id AND posts.project_id = notifications.project_id
      WHERE user_id = ${reader.userId} AND read_time IS NULL AND in_centre AND (post_id IS NULL OR ${visible})
      LIMIT ${MOST_COUNTED + 1}
    ) AS unread`.execute(db);
  return rows[0]?.count ?? 0;
}

function visibleRows(db: Db, { userId }: Reader, visible: RawBuilder<boolean>) {
  return db
    .selectFrom('notifications')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'post_id').onRef('posts.project_id', '=', 'notifications.project_id'),
    )
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.project_id',
      'posts.id as post_id',
      'posts.title',
      'actor_name',
      'detail',
      'count',
      'make_time',
      'read_time',
    ])
    .where('notifications.user_id', '=', userId)
    .where(sql<boolean>`(notifications.post_id IS NULL OR ${visible})`);
}

type Row = Awaited<ReturnType<ReturnType<typeof visibleRows>['execute']>>[number];

function notificationOf(row: Row, language: Language): Notification {
  const { reason, reasonEn, text, requestId } = row.detail;
  return {
    id: row.id,
    kind: row.kind,
    projectId: row.project_id,
    postId: row.post_id,
    noteId: row.detail.noteId ?? null,
    accountId: row.detail.accountId ?? null,
    eventId: row.detail.eventId ?? null,
    pageId: row.detail.pageId ?? null,
    request: requestId === undefined ? null : { of: row.detail.requestOf as RequestOf, id: requestId },
    title: row.title ?? row.detail.title ?? '',
    actorName: row.actor_name,
    text: (language === 'en' ? reasonEn : undefined) ?? reason ?? text ?? '',
    dueTime: row.detail.dueTime ?? null,
    count: Number(row.detail.count ?? row.count),
    makeTime: row.make_time.toISOString(),
    readTime: row.read_time?.toISOString() ?? null,
  };
}

/** The number of a person's unread mentions in the project. */
export function unreadMentions(projectId: string, userId: string): RawBuilder<number> {
  return sql`(
    SELECT count(*)::int FROM notifications
    WHERE user_id = ${userId} AND read_time IS NULL AND in_centre
      AND kind = 'mention' AND project_id = ${projectId}
  )`;
}
