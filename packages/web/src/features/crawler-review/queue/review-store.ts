import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TakenItems } from '../review-model.ts';

/** An acceptance, a rejection or a duplicate, to be taken back. */
export interface ReviewStep {
  readonly id: string;
  /** The texts that left with it, itself first. */
  readonly ids: readonly string[];
  /** Taking the first one back brings the others along. */
  readonly isOneStep: boolean;
  readonly title: string;
  /** Settles when the server has answered. */
  readonly stored: Promise<unknown>;
}

interface ReviewState {
  /** The filters that the text in hand belongs to. */
  readonly key: string;
  readonly taken: TakenItems;
  /** The text in hand. */
  readonly currentId: string | undefined;
  /** On a phone: a text lies over the list. */
  readonly isReading: boolean;
  /** Newest last. */
  readonly steps: readonly ReviewStep[];
  /** Versions after the latest call about a text: the next call waits for them. Nobody draws them. */
  readonly answers: Map<string, Promise<number>>;
}

export type ReviewStore = StoreApi<ReviewState>;

const MOST_STEPS = 50;

export function createReviewStore(): ReviewStore {
  return createStore<ReviewState>(() => ({
    key: '',
    taken: {},
    currentId: undefined,
    isReading: false,
    steps: [],
    answers: new Map(),
  }));
}

/** Other filters begin with their own first text; what was decided before can still be taken back. */
export function enterQueue(store: ReviewStore, key: string, firstId: string | undefined): void {
  const state = store.getState();
  if (state.key !== key) {
    const isReading = state.key === '' && state.isReading;
    store.setState({ key, currentId: firstId, isReading });
  }
  if (state.key === key && state.currentId === undefined && firstId !== undefined)
    store.setState({ currentId: firstId });
}

export function putInHand(store: ReviewStore, id: string | undefined): void {
  if (store.getState().currentId !== id) store.setState({ currentId: id });
}

/** @param versions of the texts, as they are known here */
export function takeAway(store: ReviewStore, versions: TakenItems): void {
  store.setState(({ taken }) => ({ taken: { ...taken, ...versions } }));
}

export function bringBack(store: ReviewStore, ids: readonly string[]): void {
  store.setState(({ taken }) => ({
    taken: Object.fromEntries(Object.entries(taken).filter(([id]) => !ids.includes(id))),
  }));
}

export function remember(store: ReviewStore, step: ReviewStep): void {
  store.setState(({ steps }) => ({ steps: [...steps, step].slice(-MOST_STEPS) }));
}

export function forget(store: ReviewStore, step: ReviewStep): void {
  store.setState(({ steps }) => ({ steps: steps.filter((one) => one !== step) }));
}

export function lastStep(store: ReviewStore): ReviewStep | undefined {
  return store.getState().steps.at(-1);
}
