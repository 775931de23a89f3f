import type { Presence } from '@toasoan/contract/features/posts/lock/presence.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { postActor } from '../post-actor.ts';
import { editorSession } from './editor-session.ts';
import { lockedByOther } from './get-free-post.ts';
import { findHolder, getPostBrief, isOwnLock, presenceOf } from './lock-view.ts';
import { freeLock, holdLock, keepLockFor } from './post-lock-store.ts';
import { findPersonOf } from './post-session-store.ts';

/** Asks the person who writes for the lock; only they decide. @throws NOT_FOUND, FORBIDDEN. */
export async function askForLock(call: TransactionCall, id: string, editingSession: string): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  const post = await getPostBrief(db, projectId, actor, id);
  if (!mayEdit(actor, post)) throw new AppError('FORBIDDEN');
  const holder = await findHolder(db, post);
  if (holder === undefined || holder.editingSession === editingSession) return;
  const { userId } = holder;
  await publishNotice(db, { kind: 'lockAsked', projectId, userId, thingId: id, editingSession });
}

interface Gift {
  readonly editingSession: string;
  readonly to: string;
}

/**
 * Passes the lock to the person of another open page. Nobody has it when that page has closed. @throws NOT_FOUND,
 * FORBIDDEN, LOCKED_BY_OTHER when this page does not hold it.
 */
export async function giveLock(
  call: TransactionCall,
  id: string,
  { editingSession, to }: Gift,
): Promise<Presence> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  const own = editorSession(caller, editingSession);
  const post = await getPostBrief(db, projectId, actor, id);
  if (!mayEdit(actor, post)) throw new AppError('FORBIDDEN');
  await holdLock(db, post);
  const holder = await findHolder(db, post);
  if (holder && !isOwnLock(holder, own)) throw lockedByOther(holder);
  const person = await findPersonOf(db, projectId, id, to);
  if (person) await keepLockFor(db, post, person);
  else await freeLock(db, post, own);
  await publishNotice(db, { kind: 'presence', projectId, thingId: id, editingSession });
  return await presenceOf(db, { actor, post, own }, await findHolder(db, post));
}
