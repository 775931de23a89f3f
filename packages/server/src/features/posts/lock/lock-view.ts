import type { LockHolder, Presence, PresentSession } from '@toasoan/contract/features/posts/lock/presence.ts';
import { YIELD_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/presence.ts';
import { mayEdit, mayRead } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostActor, PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { sql } from 'kysely';
import { MAY_WORK, permissionsOfRow, RIGHTS_COLUMNS, type RightsRow } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { EditorSession } from './editor-session.ts';
import { LOCK_HOLDS, SESSION_LIVES } from './held-by-view.ts';
import type { LockedPost } from './post-lock-store.ts';

/** What a lock needs to know of a post: never its text. */
export interface PostBrief extends PostFacts, LockedPost {
  readonly title: string;
  readonly version: number;
}

/** @throws NOT_FOUND also for another project's post, and one that the person may not know of. */
export async function getPostBrief(
  db: Db,
  projectId: string,
  actor: PostActor,
  id: string,
): Promise<PostBrief> {
  const row = await db
    .selectFrom('posts')
    .select(['title', 'version', 'state', 'created_by_id', 'assignee_id', 'state_before_trash'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const brief: PostBrief = {
    projectId,
    postId: id,
    title: row.title,
    version: row.version,
    state: row.state as PostState,
    createdById: row.created_by_id,
    assigneeId: row.assignee_id,
    stateBeforeTrash: row.state_before_trash,
  };
  if (!mayRead(actor, brief)) throw new AppError('NOT_FOUND');
  return brief;
}

export interface Holder extends LockHolder {
  /** Seconds since the last keystroke. */
  readonly idle: number;
}

interface HolderRow extends RightsRow {
  readonly editing_session: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly since: Date;
  readonly idle: number;
  readonly is_member: boolean;
}

/** The person who may write the post now; null if their right has ended meanwhile. */
export async function findHolder(db: Db, post: PostFacts & LockedPost): Promise<Holder | undefined> {
  const found = await readLock(db, post);
  return found?.isEntitled ? found : undefined;
}

interface Lock extends Holder {
  /** False: the holder's right to write has ended. */
  readonly isEntitled: boolean;
}

/** The lock that has not expired, even if its holder's right has ended. */
export async function readLock(db: Db, post: PostFacts & LockedPost): Promise<Lock | undefined> {
  return lockOf(await findLockRow(db, post), post);
}

/** For `lockOf`, which also needs the post. */
export async function findLockRow(db: Db, { projectId, postId }: LockedPost): Promise<HolderRow | undefined> {
  const { rows } = await sql<HolderRow>`
    SELECT post_locks.editing_session, post_locks.user_id, post_locks.user_name, post_locks.since,
      extract(epoch FROM now() - post_locks.typed_time)::int AS idle,
      ${RIGHTS_COLUMNS}, ${MAY_WORK} AS is_member
    FROM post_locks
    JOIN users ON users.id = post_locks.user_id
    JOIN projects ON projects.id = post_locks.project_id
    LEFT JOIN project_members AS member ON member.project_id = projects.id AND member.user_id = users.id
    WHERE post_locks.project_id = ${projectId} AND post_locks.post_id = ${postId} AND ${LOCK_HOLDS}`.execute(
    db,
  );
  return rows[0];
}

export function lockOf(row: HolderRow | undefined, post: PostFacts): Lock | undefined {
  return (
    row && {
      editingSession: row.editing_session,
      userId: row.user_id,
      name: row.user_name,
      since: row.since.toISOString(),
      idle: row.idle,
      isEntitled: mayStillEdit(row, post),
    }
  );
}

function mayStillEdit(row: HolderRow, post: PostFacts): boolean {
  if (!row.is_member) return false;
  const permissions = permissionsOfRow(row);
  const actor = {
    userId: row.user_id,
    permissions,
    workflowMode: row.workflow_mode,
    allowSelfApprove: false,
  };
  return mayEdit(actor, post);
}

/** Everybody else who has the post open, in the order of arrival. */
async function listOthers(
  db: Db,
  { projectId, postId }: LockedPost,
  own: { readonly userId: string; readonly editingSession: string },
): Promise<PresentSession[]> {
  const { rows } = await sql<{
    user_name: string;
    user_id: string;
    editing_session: string;
    place: string | null;
    opened_time: Date;
  }>`
    SELECT user_name, user_id, editing_session, place, opened_time FROM post_sessions
    WHERE project_id = ${projectId} AND post_id = ${postId} AND ${SESSION_LIVES}
      AND NOT (user_id = ${own.userId} AND editing_session = ${own.editingSession})
    ORDER BY opened_time, editing_session LIMIT 50`.execute(db);
  return rows.map((row) => ({
    name: row.user_name,
    userId: row.user_id,
    editingSession: row.editing_session,
    place: row.place,
    since: row.opened_time.toISOString(),
  }));
}

export function isOwnLock(holder: Holder | undefined, { userId, editingSession }: EditorSession): boolean {
  return holder?.userId === userId && holder.editingSession === editingSession;
}

/**
 * Always between one's own tabs; otherwise for a lead, and for the post's editor while its holder does not type.
 */
export function mayTakeOver(
  actor: PostActor,
  post: PostBrief,
  holder: Pick<Holder, 'userId' | 'idle'>,
): boolean {
  if (!mayEdit(actor, post)) return false;
  if (holder.userId === actor.userId || actor.permissions.includes('post.unpublish')) return true;
  return post.assigneeId === actor.userId && holder.idle > YIELD_IDLE_SECONDS;
}

export async function presenceOf(
  db: Db,
  { actor, post, own }: { actor: PostActor; post: PostBrief; own: EditorSession },
  holder: Holder | undefined,
): Promise<Presence> {
  const mine = isOwnLock(holder, own);
  return {
    holder: holder ?? null,
    mine,
    mayTakeOver: holder !== undefined && !mine && mayTakeOver(actor, post, holder),
    others: await listOthers(db, post, own),
    version: post.version,
  };
}
