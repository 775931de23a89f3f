import {
  LOCK_IDLE_SECONDS,
  type Presence,
  type PresenceBeat,
} from '@toasoan/contract/features/articles/lock/presence.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '../article-actor.ts';
import type { ArticleKind } from '../article-kind.ts';
import { editorSession } from './editor-session.ts';
import { freeLock, isFor, takeLock } from './lock-store.ts';
import { findHolder, presenceOf, readLock } from './lock-view.ts';
import { dropSession, noteSession } from './session-store.ts';

/**
 * Records that a page is open and gives it the lock when it requests it and may have it. Others are notified when
 * somebody arrives or the holder changes, never of a heartbeat. @throws NOT_FOUND.
 */
export async function keepPresence<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  id: string,
  { place, wants, state, idle = 0, editingSession }: PresenceBeat,
): Promise<Presence> {
  const { db, projectId, caller } = call;
  const { tables } = kind;
  const actor = articleActor(caller);
  const own = editorSession(caller, editingSession);
  const article = await kind.getBrief(db, projectId, actor, id);
  const isNew = await noteSession(db, tables, article, own, place);
  const held = await readLock(db, kind, article);
  const before = held?.isEntitled ? held : undefined;
  const writes = wants === 'write' && idle < LOCK_IDLE_SECONDS && kind.mayEdit(actor, article);
  const knowsWhere = state === undefined || state === article.state;
  if (!writes) await freeLock(db, tables, article, own);
  else if (knowsWhere || isFor(held, own)) {
    if (held && !held.isEntitled) await freeLock(db, tables, article, held);
    await takeLock(db, tables, article, own, idle);
  }
  const after = await findHolder(db, kind, article);
  if (isNew || after?.editingSession !== before?.editingSession || after?.userId !== before?.userId) {
    await publishNotice(db, { kind: kind.notices.presence, projectId, thingId: id, editingSession });
  }
  return await presenceOf(db, kind, { actor, article, own }, after);
}

/** A page closes: its lock is free at once. @throws NOT_FOUND. */
export async function leaveArticle<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  id: string,
  editingSession: string,
): Promise<void> {
  const { db, projectId, caller } = call;
  const own = editorSession(caller, editingSession);
  const article = await kind.getBrief(db, projectId, articleActor(caller), id);
  const wasThere = await dropSession(db, kind.tables, article, own);
  const held = await freeLock(db, kind.tables, article, own);
  if (wasThere || held)
    await publishNotice(db, { kind: kind.notices.presence, projectId, thingId: id, editingSession });
}
