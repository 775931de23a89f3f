import type { QueryClient } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { CommentView } from '@toasoan/contract/features/comments/comment-list.ts';
import type { TFunction } from 'i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { closeToast, showToast } from '#web/ui/feedback/toasts.ts';
import { commentCounts, commentDetail } from '../comment-queries.ts';
import { change, drop, putBack, settle, take } from './queue-model.ts';
import { changeQueue, type QueueStore, recall, remember, sayProblem } from './queue-store.ts';
import { sendAct, sendUndo } from './send-act.ts';
import { type Act, countsAfter, isShownIn, predicted, staysIn } from './step-rules.ts';

interface StepsContext {
  readonly store: QueueStore;
  readonly client: QueryClient;
  readonly projectId: string;
  readonly view: CommentView;
  readonly t: TFunction<'comments'>;
  /** Nobody else has it in hand. */
  readonly isFree: (row: CommentRow) => boolean;
  /** Something was stored: the numbers may differ. */
  readonly onStored: () => void;
}

export interface Answered {
  readonly row: CommentRow;
  readonly isDone: boolean;
}

export interface QueueSteps {
  /** Shows what will become of a comment at once, and sends it behind. */
  readonly act: (row: CommentRow, act: Act) => void;
  /**
   * Sends first, one after the other, for acts with typed words, which must not be lost. Resolves to the comment as far
   * as it was stored.
   */
  readonly actAfterAnswer: (row: CommentRow, ...acts: readonly Act[]) => Promise<Answered>;
  /** Takes the newest step back. */
  readonly undo: () => void;
}

/** A deletion, and what others work on from then on. */
const FINAL: ReadonlySet<Act['act']> = new Set(['remove', 'authorityRequest', 'correction']);

/** The last toast about a step: the next one takes its place. */
let lastToast = 0;

/** What a person does to comments: each step is seen at once, stored behind, and can be taken back. */
export function queueSteps(context: StepsContext): QueueSteps {
  const { store, client, projectId, view, t, isFree, onStored } = context;

  function count(from: CommentRow, to: CommentRow | undefined, mine: number): void {
    client.setQueryData(commentCounts(projectId).queryKey, (counts) => {
      const next = counts && countsAfter(counts, from, to);
      return next && { ...next, mineToday: Math.max(0, next.mineToday + mine) };
    });
  }
  function show(row: CommentRow, act: Act, next: CommentRow): void {
    const stays = staysIn(view, act, next);
    changeQueue(store, (queue) => (stays ? change(queue, next) : take(queue, row.id, isFree)));
    count(row, act.act === 'remove' ? undefined : next, act.act === 'decide' ? 1 : 0);
  }
  function say(words: string, isUndoable: boolean): void {
    closeToast(lastToast);
    const action = isUndoable ? { label: t('undo'), run: () => void undo() } : undefined;
    lastToast = showToast({ tone: 'success', text: words, action });
  }
  function stored(id: string, row: CommentRow): void {
    changeQueue(store, (queue) => change(settle(queue, id, row.version), row));
    client.setQueryData(commentDetail(projectId, id).queryKey, (detail) => detail && { ...detail, ...row });
    onStored();
  }
  /** The comment is where it was, with what the server said; what a colleague has dealt with meanwhile stays away. */
  async function takeBack(before: CommentRow, act: Act, error: unknown): Promise<undefined> {
    recall(store, before.id);
    const isOld = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
    const now = (isOld && (await latest(before.id))) || before;
    if (isShownIn(view, now)) {
      changeQueue(store, (queue) => change(putBack(queue, before.id, now), now));
      closeToast(lastToast);
      sayProblem(store, before.id, error instanceof ApiError ? error.message : t('failed'));
    } else sayDealtWith(now);
    void invalidate(client, { queryKey: commentDetail(projectId, before.id).queryKey });
    count(predicted(before, act), before, act.act === 'decide' ? -1 : 0);
    onStored();
    return undefined;
  }
  async function latest(id: string): Promise<CommentRow | undefined> {
    return await client.fetchQuery({ ...commentDetail(projectId, id), staleTime: 0 }).catch(() => undefined);
  }
  function sayDealtWith({ id, senderName, moderatedBy }: CommentRow): void {
    changeQueue(store, (queue) => drop(queue, id));
    closeToast(lastToast);
    const by = moderatedBy?.name ?? t('colleague');
    lastToast = showToast({ tone: 'info', text: t('dealtWith', { by, name: senderName }) });
  }
  function act(row: CommentRow, done: Act): void {
    const words = wordsOf(t, row, done);
    sayProblem(store, row.id, undefined);
    show(row, done, predicted(row, done));
    const answer = sendAfterLast(row, done).then(
      (answered) => {
        stored(row.id, answered);
        return answered;
      },
      (error: unknown) => takeBack(row, done, error),
    );
    remember(store, { id: row.id, words, isDecision: done.act === 'decide', before: row, stored: answer });
    say(words, true);
  }
  /** A step on the same comment may still be on its way: this one follows on what that becomes. */
  async function sendAfterLast({ id, version }: CommentRow, done: Act): Promise<CommentRow> {
    const last = await store.getState().steps.findLast((step) => step.id === id)?.stored;
    return await sendAct({ id, version: Math.max(version, last?.version ?? 0) }, done);
  }
  async function actAfterAnswer(row: CommentRow, ...acts: readonly Act[]): Promise<Answered> {
    let latest = row;
    try {
      for (const done of acts) latest = await actAndShow(latest, done);
      return { row: latest, isDone: true };
    } catch {
      return { row: latest, isDone: false };
    }
  }
  async function actAndShow(row: CommentRow, done: Act): Promise<CommentRow> {
    const answered = await sendAfterLast(row, done);
    const words = wordsOf(t, row, done);
    const isUndoable = !FINAL.has(done.act);
    sayProblem(store, row.id, undefined);
    show(row, done, answered);
    stored(row.id, answered);
    if (isUndoable) {
      const isDecision = done.act === 'decide';
      remember(store, { id: row.id, words, isDecision, before: row, stored: Promise.resolve(answered) });
    }
    say(words, isUndoable);
    return answered;
  }
  async function undo(): Promise<void> {
    const step = recall(store);
    closeToast(lastToast);
    if (!step) {
      lastToast = showToast({ tone: 'info', text: t('undo.nothing') });
      return;
    }
    const { before, id } = step;
    changeQueue(store, (queue) => change(putBack(queue, id, before), before));
    lastToast = showToast({ tone: 'info', text: t('undo.done', { what: step.words }) });
    const answered = await step.stored;
    if (!answered) return;
    const mine = step.isDecision ? 1 : 0;
    count(answered, before, -mine);
    try {
      stored(id, await sendUndo(answered));
    } catch {
      // The server keeps what was decided: so does the list.
      changeQueue(store, (queue) =>
        staysIn(view, { act: 'pin', isOn: false }, answered) ? change(queue, answered) : drop(queue, id),
      );
      count(before, answered, mine);
    }
  }
  return { act, actAfterAnswer, undo: () => void undo() };
}

function wordsOf(t: TFunction<'comments'>, { senderName }: CommentRow, act: Act): string {
  return t(`done.${nameOf(act)}`, { name: senderName });
}

function nameOf(act: Act): string {
  if (act.act === 'decide') return act.action;
  if (act.act === 'edit' && act.approve) return 'editApprove';
  if (act.act === 'edit' && act.content === undefined) return 'note';
  if (act.act === 'reply' && act.text === '') return 'unreply';
  if (act.act === 'pin' || act.act === 'pick') return act.isOn ? act.act : `un${act.act}`;
  return act.act;
}
