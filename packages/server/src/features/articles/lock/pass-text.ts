import type { TextGiven } from '@toasoan/contract/features/articles/lock/unsaved-text.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '../article-actor.ts';
import type { ArticleKind } from '../article-kind.ts';
import { dropAutosave, keepAutosave } from '../autosave/autosave-store.ts';
import { editorSession } from './editor-session.ts';
import { findHolder, isOwnLock, mayTakeOver } from './lock-view.ts';
import { lockedByOther } from './locked-by-other.ts';
import { findPersonOf } from './session-store.ts';

interface Taking {
  readonly editingSession: string;
  readonly holder: string;
}

/**
 * Asks the page that holds the lock for its unsaved text. Nothing changes: a page that does not answer loses nothing.
 * @throws NOT_FOUND, FORBIDDEN, LOCKED_BY_OTHER when another session holds it than the named one.
 */
export async function askForText<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  call: TransactionCall,
  id: string,
  taking: Taking,
): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  const own = editorSession(caller, taking.editingSession);
  const article = await kind.getBrief(db, projectId, actor, id);
  if (!kind.mayEdit(actor, article)) throw new AppError('FORBIDDEN');
  const holder = await findHolder(db, kind, article);
  if (holder === undefined || isOwnLock(holder, own)) return;
  if (holder.editingSession !== taking.holder) throw lockedByOther(holder);
  if (!mayTakeOver(kind, actor, article, holder)) throw new AppError('FORBIDDEN');
  await publishNotice(db, {
    kind: kind.notices.textAsked,
    projectId,
    userId: holder.userId,
    thingId: id,
    editingSession: taking.editingSession,
  });
}

/** Keeps what a page has not saved, and tells the page that asked for it. @throws NOT_FOUND, FORBIDDEN. */
export async function giveText<Facts, Draft, Names>(
  kind: ArticleKind<Facts, Draft, Names>,
  { db, projectId, caller }: TransactionCall,
  id: string,
  { editingSession, to, text }: TextGiven<Draft>,
): Promise<Date> {
  const actor = articleActor(caller);
  const article = await kind.getBrief(db, projectId, actor, id);
  if (!kind.mayKeepText(actor, article)) throw new AppError('FORBIDDEN');
  const savedTime = text
    ? await keepAutosave(db, kind.tables, article, caller.userId, { editingSession, ...text })
    : new Date();
  // What it kept earlier was taken back or saved since.
  if (!text) await dropAutosave(db, kind.tables, article, caller.userId, editingSession);
  const asker = await findPersonOf(db, kind.tables, article, to);
  if (asker) {
    const { userId } = asker;
    await publishNotice(db, { kind: kind.notices.textGiven, projectId, userId, thingId: id, editingSession });
  }
  return savedTime;
}
