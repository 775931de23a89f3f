import type { TextGiven } from '@toasoan/contract/features/posts/lock/unsaved-text.ts';
import { mayEdit, mayKeepText } from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { dropAutosave, keepAutosave } from '../autosave/autosave-store.ts';
import { postActor } from '../post-actor.ts';
import { editorSession } from './editor-session.ts';
import { lockedByOther } from './get-free-post.ts';
import { findHolder, getPostBrief, isOwnLock, mayTakeOver } from './lock-view.ts';
import { findPersonOf } from './post-session-store.ts';

interface Taking {
  readonly editingSession: string;
  readonly holder: string;
}

/**
 * Asks the page that holds the lock for its unsaved text. Nothing changes: a page that does not answer loses nothing.
 * @throws NOT_FOUND, FORBIDDEN, LOCKED_BY_OTHER when another session holds it than the named one.
 */
export async function askForText(call: TransactionCall, id: string, taking: Taking): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  const own = editorSession(caller, taking.editingSession);
  const post = await getPostBrief(db, projectId, actor, id);
  if (!mayEdit(actor, post)) throw new AppError('FORBIDDEN');
  const holder = await findHolder(db, post);
  if (holder === undefined || isOwnLock(holder, own)) return;
  if (holder.editingSession !== taking.holder) throw lockedByOther(holder);
  if (!mayTakeOver(actor, post, holder)) throw new AppError('FORBIDDEN');
  await publishNotice(db, {
    kind: 'textAsked',
    projectId,
    userId: holder.userId,
    thingId: id,
    editingSession: taking.editingSession,
  });
}

/** Keeps what a page has not saved, and tells the page that asked for it. @throws NOT_FOUND, FORBIDDEN. */
export async function giveText(
  { db, projectId, caller }: TransactionCall,
  id: string,
  { editingSession, to, text }: TextGiven,
): Promise<Date> {
  const actor = postActor(caller);
  if (!mayKeepText(actor, await getPostBrief(db, projectId, actor, id))) throw new AppError('FORBIDDEN');
  const session = { postId: id, editingSession };
  const savedTime = text
    ? await keepAutosave(db, projectId, caller.userId, { ...session, ...text })
    : new Date();
  // What it kept earlier was taken back or saved since.
  if (!text) await dropAutosave(db, projectId, caller.userId, session);
  const asker = await findPersonOf(db, projectId, id, to);
  if (asker) {
    const { userId } = asker;
    await publishNotice(db, { kind: 'textGiven', projectId, userId, thingId: id, editingSession });
  }
  return savedTime;
}
