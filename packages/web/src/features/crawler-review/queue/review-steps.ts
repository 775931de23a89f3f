import type { QueryClient } from '@tanstack/react-query';
import type {
  CrawledItem,
  CrawledItemDetail,
  CrawledStory,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { TFunction } from 'i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { closeToast, showToast, type ToastAction, type ToastTone } from '#web/ui/feedback/toasts.ts';
import { afterLeaving, placeOf } from '../review-model.ts';
import { reviewDetail } from '../review-queries.ts';
import {
  bringBack,
  forget,
  lastStep,
  putInHand,
  type ReviewStep,
  type ReviewStore,
  remember,
  takeAway,
} from './review-store.ts';
import { type Act, sendStep } from './send-step.ts';

interface StepsContext {
  readonly store: ReviewStore;
  readonly stories: readonly CrawledStory[];
  readonly client: QueryClient;
  readonly projectId: string;
  readonly t: TFunction<'crawler-review'>;
  /** The address names a text that has left. */
  readonly leaveAddress: () => void;
  /** Something was stored: list and numbers may differ. */
  readonly onStored: () => void;
}

export interface ReviewSteps {
  /** The text leaves at once and the next one is in hand; it comes back if the server refuses. */
  readonly leave: (item: CrawledItem, act: Act) => Promise<CrawledItemDetail | undefined>;
  /** The text stays; resolves to what was stored. */
  readonly change: (item: CrawledItem, act: Act) => Promise<CrawledItemDetail | undefined>;
  readonly acceptAndOpen: (item: CrawledItem, act: Act) => Promise<void>;
  /** Takes the newest acceptance, rejection or duplicate back. */
  readonly undo: () => Promise<void>;
}

/** The last toast about a step: the next one takes its place. */
let lastToast = 0;

/** Acts that can be taken back by one key. */
const UNDOABLE: readonly Act['act'][] = ['accept', 'reject', 'duplicate'];

/** What a person does to texts: each step is seen at once and stored behind. */
export function reviewSteps(context: StepsContext): ReviewSteps {
  const { store, stories, client, projectId, t, leaveAddress, onStored } = context;

  function say(text: string, tone: ToastTone, [action, otherAction]: readonly ToastAction[]): void {
    closeToast(lastToast);
    lastToast = showToast({ tone, text, action, otherAction });
  }
  function sayRefused(title: string, error: unknown): void {
    closeToast(lastToast);
    const reason = error instanceof ApiError ? error.message : t('failed');
    lastToast = showToast({ tone: 'error', text: t('refused', { title, reason }) });
  }
  function stored(answer: CrawledItemDetail): void {
    client.setQueryData(reviewDetail(projectId, answer.id).queryKey, answer);
    onStored();
  }
  function sayDone(item: CrawledItem, act: Act, answer?: CrawledItemDetail): void {
    const isUndoable = UNDOABLE.includes(act.act);
    if (!isUndoable && !answer) return;
    const takeBack = { label: t('undo'), run: () => void undo() };
    const tone = ['READY', null, undefined].includes(answer?.correction) ? 'success' : 'warning';
    say(doneWords(t, item, act, answer), tone, [...(isUndoable ? [takeBack] : []), ...postActions(answer)]);
  }
  function postActions(answer: CrawledItemDetail | undefined): readonly ToastAction[] {
    const postId = answer?.postId ?? null;
    return postId === null
      ? []
      : [{ label: t('openPost'), run: () => openTab({ url: postAddress(postId) }) }];
  }

  async function leave(item: CrawledItem, act: Act): Promise<CrawledItemDetail | undefined> {
    const leaving = leavingWith(item, act, stories);
    const ids = leaving.map(({ id }) => id);
    const next = afterLeaving(stories, store.getState().currentId, ids);
    takeAway(store, Object.fromEntries(leaving.map(({ id, version }) => [id, version])));
    putInHand(store, next);
    leaveAddress();
    sayDone(item, act);
    const answer = sendStep(store.getState().answers, item, act);
    const { id, title } = item;
    const isOneStep = act.act === 'accept';
    const step: ReviewStep = { id, ids, isOneStep, title, stored: answer.catch(() => undefined) };
    if (UNDOABLE.includes(act.act)) remember(store, step);
    try {
      const done = await answer;
      takeAway(store, { [item.id]: done.version });
      stored(done);
      // Not after it was taken back meanwhile.
      const isStanding = done.postId !== null && store.getState().steps.includes(step);
      if (isStanding || !UNDOABLE.includes(act.act)) sayDone(item, act, done);
      return done;
    } catch (error) {
      forget(store, step);
      bringBack(store, ids);
      putInHand(store, item.id);
      sayRefused(item.title, error);
      onStored();
      return undefined;
    }
  }

  async function change(item: CrawledItem, act: Act): Promise<CrawledItemDetail | undefined> {
    try {
      const done = await sendStep(store.getState().answers, item, act);
      stored(done);
      return done;
    } catch (error) {
      sayRefused(item.title, error);
      onStored();
      return undefined;
    }
  }

  async function acceptAndOpen(item: CrawledItem, act: Act): Promise<void> {
    const done = await leave(item, act);
    if (done?.postId) openTab({ url: postAddress(done.postId) });
  }

  async function undo(): Promise<void> {
    const step = lastStep(store);
    closeToast(lastToast);
    if (!step) {
      lastToast = showToast({ tone: 'info', text: t('undo.nothing') });
      return;
    }
    forget(store, step);
    await step.stored;
    const { taken, answers } = store.getState();
    bringBack(store, step.ids);
    putInHand(store, step.id);
    try {
      for (const id of step.isOneStep ? [step.id] : step.ids) await restore(id);
      for (const id of step.isOneStep ? step.ids.slice(1) : [])
        answers.set(id, Promise.resolve((await read(id)).version));
      lastToast = showToast({ tone: 'info', text: t('undo.done', { title: step.title }) });
    } catch (error) {
      takeAway(store, Object.fromEntries(step.ids.map((id) => [id, taken[id] ?? 0])));
      sayRefused(step.title, error);
    }
    onStored();
  }
  const read = (id: string) => client.fetchQuery({ ...reviewDetail(projectId, id), staleTime: 0 });
  /** With the version of now: the others of a story left without an answer of their own. */
  async function restore(id: string): Promise<void> {
    stored(await sendStep(store.getState().answers, await read(id), { act: 'restore' }));
  }
  return { leave, change, acceptAndOpen, undo };
}

/** What has happened, and what became of a correction. */
function doneWords(
  t: TFunction<'crawler-review'>,
  { title }: CrawledItem,
  { act }: Act,
  answer?: CrawledItemDetail,
) {
  const correction = answer?.correction ?? null;
  return act === 'decideOrigin' && correction !== null
    ? t(`done.correction.${correction}`, { title })
    : t(`done.${act}`, { title });
}

export const postAddress = (postId: string) => `/manager_post/edit/${postId}`;

/** With a story go its other texts, where the person says so. */
function leavingWith(item: CrawledItem, act: Act, stories: readonly CrawledStory[]): readonly CrawledItem[] {
  const wholeStory = (act.act === 'reject' && act.wholeStory) || (act.act === 'accept' && act.rejectsOthers);
  const others = wholeStory ? (placeOf(stories, item.id)?.story.items ?? []) : [];
  return [item, ...others.filter(({ id }) => id !== item.id)];
}
