import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import type { UnsavedText } from '@toasoan/contract/features/articles/lock/unsaved-text.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '../article-actor.ts';
import type { ArticleBrief, ArticleKind } from '../article-kind.ts';
import { findUnsavedText } from '../autosave/autosave-store.ts';
import { editorSession } from './editor-session.ts';
import { freeLock, holdLock, takeLock } from './lock-store.ts';
import { findHolder, type Holder, isOwnLock, mayTakeOver, presenceOf, readLock } from './lock-view.ts';
import { lockedByOther } from './locked-by-other.ts';
import { noteSession } from './session-store.ts';

interface Taking {
  readonly editingSession: string;
  readonly holder: string;
}

/**
 * Takes the lock from the named session, with what that session has not saved. Of two concurrent callers the second
 * learns who has the lock. @throws NOT_FOUND, FORBIDDEN, LOCKED_BY_OTHER when another session holds it than the named
 * one.
 */
export async function takeOver<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  id: string,
  taking: Taking,
): Promise<Presence & { readonly text: (UnsavedText<Draft> & Names) | null }> {
  const { db, projectId, caller } = call;
  const { tables } = kind;
  const actor = articleActor(caller);
  const own = editorSession(caller, taking.editingSession);
  const article = await kind.getBrief(db, projectId, actor, id);
  if (!kind.mayEdit(actor, article)) throw new AppError('FORBIDDEN');
  await noteSession(db, tables, article, own, null);
  await holdLock(db, tables, article);
  const held = await readLock(db, kind, article);
  const loser = held?.isEntitled && !isOwnLock(held, own) ? held : undefined;
  if (loser) {
    if (loser.editingSession !== taking.holder) throw lockedByOther(loser);
    if (!mayTakeOver(kind, actor, article, loser)) throw new AppError('FORBIDDEN');
  }
  if (held) await freeLock(db, tables, article, held);
  await takeLock(db, tables, article, own, 0);
  const holder = await findHolder(db, kind, article);
  // Somebody else opened it while it was free.
  if (!isOwnLock(holder, own) && holder !== undefined) throw lockedByOther(holder);
  const { editingSession } = taking;
  await publishNotice(db, { kind: kind.notices.presence, projectId, thingId: id, editingSession });
  const text = await unsavedTextFor(kind, call, { actor, article, loser }, taking);
  if (loser && loser.userId !== caller.userId) await report(kind, call, article, loser, text);
  return { ...(await presenceOf(db, kind, { actor, article, own }, holder)), text: text ?? null };
}

interface Take<Facts> {
  readonly actor: ArticleActor;
  readonly article: Facts & ArticleBrief;
  /** Undefined: the named session was silent for so long that it holds nothing any more. */
  readonly loser: Holder | undefined;
}

/** Unsaved text is private: it goes only to a person who may take over from the one who wrote it. */
async function unsavedTextFor<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  { db }: TransactionCall,
  { actor, article, loser }: Take<Facts>,
  { editingSession, holder }: Taking,
) {
  if (holder === '' || holder === editingSession) return undefined;
  const text = await findUnsavedText(db, kind, article, holder);
  const before = loser ?? { userId: text?.userId ?? '', idle: Number.POSITIVE_INFINITY };
  return mayTakeOver(kind, actor, article, before) ? text : undefined;
}

/** The person who had the lock hears of it, and it is on record. */
async function report<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  { articleId, title }: ArticleBrief,
  loser: Holder,
  text: UnsavedText<Draft> | undefined,
): Promise<void> {
  const { db, projectId, caller } = call;
  await kind.notifyTaken(db, projectId, { articleId, title, to: [loser.userId], by: caller });
  await writeAudit(call, {
    action: kind.takeOverAction,
    entity: kind.entity,
    entityId: articleId,
    before: { title, editor: loser.name },
    after: { title, editor: caller.displayName, ...(text && { unsavedText: text.savedTime }) },
  });
}
