import {
  LOCK_IDLE_SECONDS,
  type Presence,
  type PresenceBeat,
} from '@toasoan/contract/features/posts/lock/presence.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { postActor } from '../post-actor.ts';
import { editorSession } from './editor-session.ts';
import { findHolder, getPostBrief, presenceOf, readLock } from './lock-view.ts';
import { freeLock, isFor, takeLock } from './post-lock-store.ts';
import { dropSession, noteSession } from './post-session-store.ts';

/**
 * Records that a page is open and gives it the lock when it requests it and may have it. Others are notified when
 * somebody arrives or the holder changes, never of a heartbeat. @throws NOT_FOUND.
 */
export async function keepPresence(
  call: TransactionCall,
  id: string,
  { place, wants, state, idle = 0, editingSession }: PresenceBeat,
): Promise<Presence> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  const own = editorSession(caller, editingSession);
  const post = await getPostBrief(db, projectId, actor, id);
  const isNew = await noteSession(db, projectId, id, own, place);
  const held = await readLock(db, post);
  const before = held?.isEntitled ? held : undefined;
  const writes = wants === 'write' && idle < LOCK_IDLE_SECONDS && mayEdit(actor, post);
  const knowsWhere = state === undefined || state === post.state;
  if (!writes) await freeLock(db, post, own);
  else if (knowsWhere || isFor(held, own)) {
    if (held && !held.isEntitled) await freeLock(db, post, held);
    await takeLock(db, post, own, idle);
  }
  const after = await findHolder(db, post);
  if (isNew || after?.editingSession !== before?.editingSession || after?.userId !== before?.userId) {
    await publishNotice(db, { kind: 'presence', projectId, thingId: id, editingSession });
  }
  return await presenceOf(db, { actor, post, own }, after);
}

/** A page closes: its lock is free at once. @throws NOT_FOUND. */
export async function leavePost(call: TransactionCall, id: string, editingSession: string): Promise<void> {
  const { db, projectId, caller } = call;
  const own = editorSession(caller, editingSession);
  const post = await getPostBrief(db, projectId, postActor(caller), id);
  const wasThere = await dropSession(db, projectId, id, own);
  const held = await freeLock(db, post, own);
  if (wasThere || held) await publishNotice(db, { kind: 'presence', projectId, thingId: id, editingSession });
}
