import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { CommentPage } from '@toasoan/contract/features/comments/comment-list.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_QUEUE, putInHand, type Queue, withFreshStart, withPage } from './queue-model.ts';

/** What a person did to a comment, to be taken back. */
export interface Step {
  readonly id: string;
  /** What was said about it. */
  readonly words: string;
  /** It counts as a decision of today. */
  readonly isDecision: boolean;
  /** The row as it was. */
  readonly before: CommentRow;
  /** The row as the server has stored it; undefined if it refused. */
  readonly stored: Promise<CommentRow | undefined>;
}

export interface QueueState {
  /** The filters that the rows belong to; '' until the first page is here. */
  readonly key: string;
  readonly queue: Queue<CommentRow>;
  /** Where the next page begins; null: all rows are here. */
  readonly next: string | null;
  readonly isFetching: boolean;
  /** Why a comment came back: what the server said, by id. */
  readonly problems: Readonly<Record<string, string>>;
  /** Newest last. */
  readonly steps: readonly Step[];
}

const MOST_STEPS = 50;

const FRESH: Omit<QueueState, 'key'> = {
  queue: EMPTY_QUEUE,
  next: null,
  isFetching: false,
  problems: {},
  steps: [],
};

export type QueueStore = StoreApi<QueueState>;

export function createQueueStore(): QueueStore {
  return createStore<QueueState>(() => ({ key: '', ...FRESH }));
}

type IsFree = (row: CommentRow) => boolean;

/** The first comment that nobody else has in hand. */
function begun(items: readonly CommentRow[], isFree: IsFree): Queue<CommentRow> {
  const queue = withPage(EMPTY_QUEUE, items);
  const free = items.find(isFree);
  return free ? putInHand(queue, free.id) : queue;
}

/**
 * The first page, now or again. With other filters it begins another queue; what was decided before can still be taken
 * back there.
 */
export function receiveFirst(
  store: QueueStore,
  key: string,
  { items, next }: CommentPage,
  isFree: IsFree,
): void {
  store.setState((state) => {
    if (state.key !== key) return { ...FRESH, key, steps: state.steps, queue: begun(items, isFree), next };
    const isLonger = state.queue.rows.length > items.length && next !== null;
    return {
      queue: withFreshStart(state.queue, items, next === null),
      next: isLonger ? state.next : next,
    };
  });
}

export function receiveMore(store: QueueStore, key: string, { items, next }: CommentPage): void {
  store.setState((state) =>
    state.key === key ? { queue: withPage(state.queue, items), next, isFetching: false } : state,
  );
}

/** Nobody is told where nothing changed: the focus comes to the row in hand after each decision. */
export function changeQueue(store: QueueStore, act: (queue: Queue<CommentRow>) => Queue<CommentRow>): void {
  const { queue } = store.getState();
  const next = act(queue);
  if (next !== queue) store.setState({ queue: next });
}

export function sayProblem(store: QueueStore, id: string, problem: string | undefined): void {
  if (problem === store.getState().problems[id]) return;
  store.setState(({ problems: { [id]: _before, ...others } }) => ({
    problems: problem === undefined ? others : { ...others, [id]: problem },
  }));
}

export function remember(store: QueueStore, step: Step): void {
  store.setState(({ steps }) => ({ steps: [...steps, step].slice(-MOST_STEPS) }));
}

/** The newest step, or the newest about one comment; it is no longer remembered. */
export function recall(store: QueueStore, id?: string): Step | undefined {
  const { steps } = store.getState();
  const step = steps.findLast((one) => id === undefined || one.id === id);
  if (step) store.setState({ steps: steps.filter((one) => one !== step) });
  return step;
}
