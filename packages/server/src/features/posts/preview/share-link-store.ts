import type { ShareText } from '@toasoan/contract/features/posts/preview/share-link.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import { IS_IN_ITS_DAYS } from '#server/core/auth/rights-view.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';

export interface ShareLinkRow {
  readonly id: string;
  readonly text: ShareText;
  readonly version_no: number | null;
  readonly once: boolean;
  readonly create_time: Date;
  readonly created_by_name: string;
  readonly expire_time: Date;
  readonly end_time: Date | null;
  readonly ended_by_name: string;
  readonly open_count: number;
  readonly last_open_time: Date | null;
}

const COLUMNS = [
  'id',
  'text',
  'version_no',
  'once',
  'create_time',
  'created_by_name',
  'expire_time',
  'end_time',
  'ended_by_name',
  'open_count',
  'last_open_time',
] as const;
/** Recent links of a post; older ones have long ended. */
const MOST_LISTED = 50;

interface NewLink {
  readonly postId: string;
  readonly secret: string;
  readonly text: ShareText;
  readonly versionNo: number | null;
  readonly once: boolean;
  readonly now: Date;
  readonly expires: Date;
}

/** Only the hash of the secret is stored. */
export async function addShareLink(
  db: Db,
  projectId: string,
  link: NewLink,
  by: Actor,
): Promise<ShareLinkRow> {
  return await db
    .insertInto('post_share_links')
    .values({
      project_id: projectId,
      post_id: link.postId,
      secret_hash: hashToken(link.secret),
      text: link.text,
      version_no: link.versionNo,
      once: link.once,
      create_time: link.now,
      created_by_id: by.userId,
      created_by_name: by.displayName,
      expire_time: link.expires,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function listShareLinks(db: Db, projectId: string, postId: string): Promise<ShareLinkRow[]> {
  return await db
    .selectFrom('post_share_links')
    .select(COLUMNS)
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** Links of a post that open now, or would but for an embargo. */
export async function countLiveLinks(db: Db, projectId: string, postId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM post_share_links
    WHERE project_id = ${projectId} AND post_id = ${postId} AND end_time IS NULL AND expire_time > ${now}
      AND NOT (once AND open_count > 0)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Undefined when the post has no such link; an ended one stays unchanged. */
export async function endShareLink(
  db: Db,
  projectId: string,
  link: { readonly postId: string; readonly linkId: string },
  { displayName, now }: { readonly displayName: string; readonly now: Date },
): Promise<{ row: ShareLinkRow; isNew: boolean } | undefined> {
  const ofPost = db
    .updateTable('post_share_links')
    .set({ end_time: now, ended_by_name: displayName })
    .where('project_id', '=', projectId)
    .where('post_id', '=', link.postId)
    .where('id', '=', link.linkId)
    .where('end_time', 'is', null)
    .returning(COLUMNS);
  const ended = await ofPost.executeTakeFirst();
  if (ended !== undefined) return { row: ended, isNew: true };
  const row = await db
    .selectFrom('post_share_links')
    .select(COLUMNS)
    .where('project_id', '=', projectId)
    .where('post_id', '=', link.postId)
    .where('id', '=', link.linkId)
    .executeTakeFirst();
  return row && { row, isNew: false };
}

/** The post's own workflow ends all of its links. */
export async function endShareLinks(db: Db, projectId: string, postId: string): Promise<void> {
  const links = db
    .updateTable('post_share_links')
    .set({ end_time: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('end_time', 'is', null);
  await sentAhead(db, links.execute());
}

/** The links that a transition ended at this moment open again: it was taken back. */
export async function reviveShareLinks(
  db: Db,
  projectId: string,
  postId: string,
  endedAt: Date,
): Promise<void> {
  const links = db
    .updateTable('post_share_links')
    .set({ end_time: null })
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where(sql<boolean>`date_trunc('milliseconds', end_time) = ${endedAt}::timestamptz`)
    .where('ended_by_name', '=', '');
  await sentAhead(db, links.execute());
}

export interface LinkedPost extends ShareLinkRow {
  readonly project_id: string;
  readonly post_id: string;
}

/** The valid link of a secret: its creator still works here, and the project is active. */
export async function findLiveLink(db: Db, secret: string, now: Date): Promise<LinkedPost | undefined> {
  const { rows } = await sql<LinkedPost>`
    SELECT link.* FROM post_share_links AS link
    JOIN projects ON projects.id = link.project_id AND projects.status = 'ENABLE'
    JOIN users ON users.id = link.created_by_id AND ${IS_IN_ITS_DAYS}
    WHERE link.secret_hash = ${hashToken(secret)} AND link.end_time IS NULL AND link.expire_time > ${now}
      AND NOT (link.once AND link.open_count > 0)`.execute(db);
  return rows[0];
}

/** Counts an opening; false when the link has ended or was used meanwhile. */
export async function countOpening(db: Db, linkId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE post_share_links SET open_count = open_count + 1, last_open_time = ${now}
    WHERE id = ${linkId} AND end_time IS NULL AND expire_time > ${now} AND NOT (once AND open_count > 0)
    RETURNING id`.execute(db);
  return rows.length > 0;
}
