import type { Presence } from '@toasoan/contract/features/posts/lock/presence.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { notify } from '#server/features/notifications/public.ts';
import { postActor } from '../post-actor.ts';
import { editorSession } from './editor-session.ts';
import { lockedByOther } from './get-free-post.ts';
import { findHolder, getPostBrief, isOwnLock, mayTakeOver, presenceOf, readLock } from './lock-view.ts';
import { freeLock, holdLock, takeLock } from './post-lock-store.ts';
import { noteSession } from './post-session-store.ts';

/**
 * Takes the lock from the named session. Of two concurrent callers the second learns who has the lock. @throws
 * NOT_FOUND, FORBIDDEN, LOCKED_BY_OTHER when another session holds it than the named one.
 */
export async function takeOver(
  call: TransactionCall,
  id: string,
  options: { readonly editingSession: string; readonly holder: string },
): Promise<Presence> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  const own = editorSession(caller, options.editingSession);
  const post = await getPostBrief(db, projectId, actor, id);
  if (!mayEdit(actor, post)) throw new AppError('FORBIDDEN');
  await noteSession(db, projectId, id, own, null);
  await holdLock(db, post);
  const held = await readLock(db, post);
  const loser = held?.isEntitled && !isOwnLock(held, own) ? held : undefined;
  if (loser) {
    if (loser.editingSession !== options.holder) throw lockedByOther(loser);
    if (!mayTakeOver(actor, post, loser)) throw new AppError('FORBIDDEN');
  }
  if (held) await freeLock(db, post, held);
  await takeLock(db, post, own, 0);
  const holder = await findHolder(db, post);
  // Somebody else opened it while it was free.
  if (!isOwnLock(holder, own) && holder !== undefined) throw lockedByOther(holder);
  await publishNotice(db, {
    kind: 'presence',
    projectId,
    thingId: id,
    editingSession: options.editingSession,
  });
  if (loser && loser.userId !== caller.userId) {
    await notify(db, projectId, {
      kind: 'lockTaken',
      postId: id,
      to: [loser.userId],
      by: caller,
      detail: { title: post.title },
    });
    await writeAudit(call, {
      action: 'post.takeOver',
      entity: 'post',
      entityId: id,
      before: { title: post.title, editor: loser.name },
      after: { title: post.title, editor: caller.displayName },
    });
  }
  return await presenceOf(db, { actor, post, own }, holder);
}
