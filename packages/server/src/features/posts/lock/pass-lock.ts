import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { findHolder, freeLock, keepLockFor } from '#server/features/articles/public.ts';
import { POST_KIND } from '../post-kind.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';

/** Transitions after which other people edit the text, or nobody. */
const FREES: ReadonlySet<PostTransitionName | SystemTransitionName> = new Set([
  'submit',
  'withdraw',
  'release',
  'return',
  'forward',
  'sendBack',
  'reject',
  'reopen',
  'takeDown',
  'expire',
  'trash',
] as const);

/**
 * The lock follows the work: to the person who picks the post up, and away from the person who has passed it on.
 */
export async function passLock(
  db: Db,
  projectId: string,
  post: PostRecord,
  transition: PostTransitionName | SystemTransitionName,
  { userId, displayName }: Actor,
): Promise<void> {
  const locked = { projectId, articleId: post.id };
  if (FREES.has(transition)) {
    if (await freeLock(db, POST_TABLES, locked)) await notify(db, projectId, post.id);
  } else if (userId !== null && transition === 'pickUp') {
    const holder = await findHolder(db, POST_KIND, { ...locked, ...factsOf(post) });
    if (holder) await giveLock(db, projectId, post, { userId, displayName });
  } else if (userId !== null) {
    // Picked up as an intermediate step: nobody is going to open it for that.
    await freeLock(db, POST_TABLES, locked, { userId, editingSession: '' });
  }
}

/** From the previous editor to the new one; any other writer keeps the lock. */
export async function passLockToAssignee(
  db: Db,
  projectId: string,
  { before, after }: { readonly before: PostRecord; readonly after: PostRecord },
): Promise<void> {
  const holder = await findHolder(db, POST_KIND, { projectId, articleId: after.id, ...factsOf(after) });
  if (holder === undefined || holder.userId !== before.assignee_id || after.assignee_id === null) return;
  await giveLock(db, projectId, after, { userId: after.assignee_id, displayName: after.assignee_name });
}

/** Reserves a post for its new editor, unless one of their pages holds it. */
async function giveLock(
  db: Db,
  projectId: string,
  post: PostRecord,
  person: { readonly userId: string; readonly displayName: string },
): Promise<void> {
  const locked = { projectId, articleId: post.id };
  const holder = await findHolder(db, POST_KIND, { ...locked, ...factsOf(post) });
  if (holder?.userId === person.userId) return;
  await keepLockFor(db, POST_TABLES, locked, person);
  await notify(db, projectId, post.id);
}

async function notify(db: Db, projectId: string, postId: string): Promise<void> {
  await publishNotice(db, { kind: 'presence', projectId, thingId: postId });
}
