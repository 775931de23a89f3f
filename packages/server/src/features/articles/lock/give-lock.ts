import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '../article-actor.ts';
import type { ArticleKind } from '../article-kind.ts';
import { editorSession } from './editor-session.ts';
import { freeLock, holdLock, keepLockFor } from './lock-store.ts';
import { findHolder, isOwnLock, presenceOf } from './lock-view.ts';
import { lockedByOther } from './locked-by-other.ts';
import { findPersonOf } from './session-store.ts';

/** Asks the person who writes for the lock; only they decide. @throws NOT_FOUND, FORBIDDEN. */
export async function askForLock<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  id: string,
  editingSession: string,
): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  const article = await kind.getBrief(db, projectId, actor, id);
  if (!kind.mayEdit(actor, article)) throw new AppError('FORBIDDEN');
  const holder = await findHolder(db, kind, article);
  if (holder === undefined || holder.editingSession === editingSession) return;
  const { userId } = holder;
  await publishNotice(db, { kind: kind.notices.lockAsked, projectId, userId, thingId: id, editingSession });
}

interface Gift {
  readonly editingSession: string;
  readonly to: string;
}

/**
 * Passes the lock to the person of another open page. Nobody has it when that page has closed. @throws NOT_FOUND,
 * FORBIDDEN, LOCKED_BY_OTHER when this page does not hold it.
 */
export async function giveLock<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  id: string,
  { editingSession, to }: Gift,
): Promise<Presence> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  const own = editorSession(caller, editingSession);
  const article = await kind.getBrief(db, projectId, actor, id);
  if (!kind.mayEdit(actor, article)) throw new AppError('FORBIDDEN');
  await holdLock(db, kind.tables, article);
  const holder = await findHolder(db, kind, article);
  if (holder && !isOwnLock(holder, own)) throw lockedByOther(holder);
  const person = await findPersonOf(db, kind.tables, article, to);
  if (person) await keepLockFor(db, kind.tables, article, person);
  else await freeLock(db, kind.tables, article, own);
  await publishNotice(db, { kind: kind.notices.presence, projectId, thingId: id, editingSession });
  return await presenceOf(db, kind, { actor, article, own }, await findHolder(db, kind, article));
}
