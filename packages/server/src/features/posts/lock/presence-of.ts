import { YIELD_IDLE_SECONDS } from '@toasoan/contract/features/posts/lock/lock-rules.ts';
import type { Presence } from '@toasoan/contract/features/posts/lock/presence.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EditorSession } from './editor-session.ts';
import { type Holder, listOthers, type PostBrief } from './lock-view.ts';

export function isOwnLock(holder: Holder | undefined, { userId, editingSession }: EditorSession): boolean {
  return holder?.userId === userId && holder.editingSession === editingSession;
}

/**
 * Between one's own tabs always; else for who leads, and for the one whose work the post is when its holder does
 * not type.
 */
export function mayTakeOver(actor: PostActor, post: PostBrief, holder: Holder): boolean {
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
