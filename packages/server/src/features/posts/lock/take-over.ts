import type { TakenOver } from '@toasoan/contract/features/posts/lock/unsaved-text.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findUnsavedText } from '../autosave/autosave-store.ts';
import { postActor } from '../post-actor.ts';
import { editorSession } from './editor-session.ts';
import { lockedByOther } from './get-free-post.ts';
import {
  findHolder,
  getPostBrief,
  type Holder,
  isOwnLock,
  mayTakeOver,
  type PostBrief,
  presenceOf,
  readLock,
} from './lock-view.ts';
import { freeLock, holdLock, takeLock } from './post-lock-store.ts';
import { noteSession } from './post-session-store.ts';

/**
 * Takes the lock from the named session, with what that session has not saved. Of two concurrent callers the second learns who has the lock. @throws
 * NOT_FOUND, FORBIDDEN, LOCKED_BY_OTHER when another session holds it than the named one.
 */
export async function takeOver(
  call: TransactionCall,
  id: string,
  options: { readonly editingSession: string; readonly holder: string },
): Promise<TakenOver> {
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
  const text = await unsavedTextFor(call, { actor, post, loser }, options);
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
      after: {
        title: post.title,
        editor: caller.displayName,
        ...(text && { unsavedText: text.savedTime }),
      },
    });
  }
  return { ...(await presenceOf(db, { actor, post, own }, holder)), text: text ?? null };
}

interface Take {
  readonly actor: PostActor;
  readonly post: PostBrief;
  /** Undefined: the named session was silent for so long that it holds nothing any more. */
  readonly loser: Holder | undefined;
}

/** Unsaved text is private: it goes only to a person who may take over from the one who wrote it. */
async function unsavedTextFor(
  { db, projectId }: TransactionCall,
  { actor, post, loser }: Take,
  { editingSession, holder }: { readonly editingSession: string; readonly holder: string },
) {
  if (holder === '' || holder === editingSession) return undefined;
  const text = await findUnsavedText(db, projectId, { postId: post.postId, editingSession: holder });
  const before = loser ?? { userId: text?.userId ?? '', idle: Number.POSITIVE_INFINITY };
  return mayTakeOver(actor, post, before) ? text : undefined;
}
