import type {
  ChangedSegment,
  Segment,
  SegmentChange,
  TranslationDetail,
} from '@toasoan/contract/features/translations/translation.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#web/core/api/api-error.ts';

/** `failed`: what was typed is only here, and is sent again by itself. */
export type EditingSave = 'saved' | 'waiting' | 'saving' | 'failed';

export interface EditingState {
  /** As the server last answered. */
  readonly record: TranslationDetail;
  readonly currentId: string;
  /** Texts that were typed and are not saved yet, by segment. */
  readonly typed: ReadonlyMap<string, string>;
  /** Own texts of segments that somebody else has changed meanwhile; nothing of them is sent before a choice. */
  readonly conflicts: ReadonlyMap<string, string>;
  readonly save: EditingSave;
  readonly savedTime: Date | undefined;
}

export interface EditingCalls {
  readonly read: (id: string) => Promise<TranslationDetail>;
  readonly change: (id: string, segmentId: string, body: SegmentChange) => Promise<ChangedSegment>;
}

/** One translation in the hands of a person: kept by its tab, and saved by itself. */
export interface Editing {
  readonly store: StoreApi<EditingState>;
  readonly goTo: (segmentId: string | undefined) => void;
  readonly type: (segmentId: string, text: string) => void;
  /** True once everything that was typed is saved. */
  readonly flush: () => Promise<boolean>;
  /** A step about one segment; its typed text goes with an approval and before every other step. */
  readonly act: (segmentId: string, step: Omit<SegmentChange, 'version' | 'text'>) => Promise<boolean>;
  /** A step about the whole, after everything typed was saved. */
  readonly whole: (send: (record: TranslationDetail) => Promise<TranslationDetail>) => Promise<boolean>;
  /** The record as a reload has answered it; what is typed stays. */
  readonly take: (record: TranslationDetail) => void;
  /** After a conflict: the own text over the other one, or the other one. */
  readonly settle: (segmentId: string, takes: 'mine' | 'theirs') => void;
  /** Texts that this browser kept; those whose segment has changed since are conflicts. */
  readonly restore: (kept: readonly KeptText[]) => number;
  readonly stop: () => void;
}

export interface KeptText {
  readonly segmentId: string;
  readonly version: number;
  readonly text: string;
}

const DELAY_MS = 900;

export function createEditing(first: TranslationDetail, calls: EditingCalls, delay = DELAY_MS): Editing {
  const store = createStore<EditingState>(() => ({
    record: first,
    currentId: (first.segments.find(needsPerson) ?? first.segments[0])?.id ?? '',
    typed: new Map(),
    conflicts: new Map(),
    save: 'saved',
    savedTime: undefined,
  }));
  const { getState: get, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One call after the other: each needs the version of the answer before it. */
  let line: Promise<unknown> = Promise.resolve();
  const inLine = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = line.then(work, work);
    line = next.catch(() => undefined);
    return next;
  };
  const segmentOf = (id: string) => get().record.segments.find((segment) => segment.id === id);
  const without = <Value>(map: ReadonlyMap<string, Value>, id: string) =>
    new Map([...map].filter(([key]) => key !== id));

  function took({ segment, translation }: ChangedSegment, sent: string | undefined): void {
    const { record, typed } = get();
    const isSame = sent !== undefined && typed.get(segment.id) === sent;
    set({
      record: {
        ...record,
        ...translation,
        segments: record.segments.map((one) => (one.id === segment.id ? segment : one)),
      },
      typed: isSame ? without(typed, segment.id) : typed,
      savedTime: new Date(),
    });
  }

  async function send(segmentId: string, step: Omit<SegmentChange, 'version'>): Promise<boolean> {
    const segment = segmentOf(segmentId);
    if (!segment) return false;
    set({ save: 'saving' });
    try {
      const answer = await calls.change(get().record.id, segmentId, { ...step, version: segment.version });
      took(answer, step.text);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') await collide(segmentId);
      else if (isRefusal(error)) set({ typed: without(get().typed, segmentId) });
      else set({ save: 'failed' });
      return false;
    } finally {
      rest();
    }
  }

  /** A wrong or forbidden change comes back however often it is sent; the toast of the call says why. */
  function isRefusal(error: unknown): boolean {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  }

  function rest(): void {
    if (get().save === 'failed') return;
    set({ save: get().typed.size === 0 ? 'saved' : 'waiting' });
  }

  async function collide(segmentId: string): Promise<void> {
    const mine = get().typed.get(segmentId);
    const record = await calls.read(get().record.id).catch(() => undefined);
    if (!record) return set({ save: 'failed' });
    const theirs = record.segments.find(({ id }) => id === segmentId);
    const differs = mine !== undefined && theirs !== undefined && theirs.target !== mine;
    set({
      record,
      typed: without(get().typed, segmentId),
      conflicts: differs ? new Map([...get().conflicts, [segmentId, mine]]) : get().conflicts,
    });
  }

  async function sendTyped(): Promise<boolean> {
    clearTimeout(timer);
    if (get().save === 'failed') set({ save: 'waiting' });
    for (const [segmentId, text] of get().typed) {
      const isDone = await send(segmentId, { action: 'save', text });
      if (!isDone && get().save === 'failed') return false;
    }
    return get().typed.size === 0;
  }

  const flush = () => inLine(sendTyped);
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };
  return {
    store,
    goTo(segmentId) {
      if (segmentId !== undefined && segmentId !== get().currentId) set({ currentId: segmentId });
    },
    type(segmentId, text) {
      const { typed, save } = get();
      const isAsSaved = segmentOf(segmentId)?.target === text && !typed.has(segmentId);
      if (isAsSaved) return;
      set({ typed: new Map([...typed, [segmentId, text]]), save: save === 'failed' ? 'failed' : 'waiting' });
      later();
    },
    flush,
    act: (segmentId, step) =>
      inLine(async () => {
        const text = get().typed.get(segmentId) ?? segmentOf(segmentId)?.target;
        if (step.action === 'approve')
          return await send(segmentId, { ...step, ...(text !== undefined && { text }) });
        if (get().typed.has(segmentId) && !(await sendTyped())) return false;
        return await send(segmentId, step);
      }),
    whole: (send) =>
      inLine(async () => {
        if (!(await sendTyped())) return false;
        const record = await send(get().record);
        set({ record, savedTime: new Date() });
        return true;
      }),
    take(record) {
      // An answer that left before the last save knows less than this page does.
      if (get().save === 'saved' && record.version >= get().record.version) set({ record });
    },
    settle(segmentId, takes) {
      const mine = get().conflicts.get(segmentId);
      set({ conflicts: without(get().conflicts, segmentId) });
      if (takes === 'mine' && mine !== undefined) {
        set({ typed: new Map([...get().typed, [segmentId, mine]]), save: 'waiting' });
        later();
      }
    },
    restore(kept) {
      let count = 0;
      for (const { segmentId, version, text } of kept) {
        const segment = segmentOf(segmentId);
        if (!segment || segment.target === text) continue;
        count += 1;
        const { typed, conflicts } = get();
        if (segment.version === version)
          set({ typed: new Map([...typed, [segmentId, text]]), save: 'waiting' });
        else set({ conflicts: new Map([...conflicts, [segmentId, text]]) });
      }
      if (get().typed.size > 0) later();
      return count;
    },
    stop: () => clearTimeout(timer),
  };
}

/** What nobody has approved or closed: the editor begins at the first of them. */
export function needsPerson({ state, isLocked }: Segment): boolean {
  return !isLocked && state !== 'APPROVED';
}
