import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { FIELD_CHANGES } from '@toasoan/contract/features/parser-templates/compare-readings.ts';
import type { ReplayedPage, ReplayStep } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useEffect, useState } from 'react';
import { replayStep } from '../template-queries.ts';

export interface Replay {
  readonly total: number;
  readonly read: number;
  readonly unreadable: number;
  readonly passedBefore: number;
  readonly passesAfter: number;
  readonly changed: readonly ReplayedPage[];
  readonly isDone: boolean;
  readonly error: Error | undefined;
}

const NOTHING: Replay = {
  total: 0,
  read: 0,
  unreadable: 0,
  passedBefore: 0,
  passesAfter: 0,
  changed: [],
  isDone: false,
  error: undefined,
};

/** Reads the stored pages a few at a time, until all are read or the dialog is closed. */
export function useReplay(id: string): Replay {
  const [replay, setReplay] = useState(NOTHING);
  useEffect(() => {
    const stop = new AbortController();
    async function run() {
      let known = NOTHING;
      let afterId: string | undefined;
      while (!(known.isDone || stop.signal.aborted)) {
        const step = await replayStep({ id, done: known.read, ...(afterId && { afterId }) }, stop.signal);
        known = added(known, step);
        afterId = step.nextAfterId ?? undefined;
        setReplay(known);
      }
    }
    setReplay(NOTHING);
    run().catch((error: Error) => {
      if (!stop.signal.aborted) setReplay((known) => ({ ...known, error, isDone: true }));
    });
    return () => stop.abort();
  }, [id]);
  return replay;
}

function added(known: Replay, step: ReplayStep): Replay {
  return {
    total: step.total,
    read: known.read + step.read,
    unreadable: known.unreadable + step.unreadable,
    passedBefore: known.passedBefore + step.passedBefore,
    passesAfter: known.passesAfter + step.passesAfter,
    changed: [...known.changed, ...step.changed],
    isDone: step.nextAfterId === null,
    error: undefined,
  };
}

export interface FieldSum {
  readonly field: PageField;
  readonly counts: Readonly<Record<(typeof FIELD_CHANGES)[number], number>>;
}

/** Of each field that changes: on how many pages it gets better, worse or different. */
export function sumsOf(changed: readonly ReplayedPage[]): readonly FieldSum[] {
  const all = changed.flatMap(({ changes }) => changes);
  return [...Map.groupBy(all, ({ field }) => field)].map(([field, changes]) => ({
    field,
    counts: {
      BETTER: changes.filter(({ change }) => change === 'BETTER').length,
      WORSE: changes.filter(({ change }) => change === 'WORSE').length,
      CHANGED: changes.filter(({ change }) => change === 'CHANGED').length,
    },
  }));
}

/** What got worse comes first. */
export function worstFirst(changed: readonly ReplayedPage[]): readonly ReplayedPage[] {
  const rank = ({ passedBefore, passesAfter, changes }: ReplayedPage) =>
    (passedBefore && !passesAfter ? 100 : 0) + changes.filter(({ change }) => change === 'WORSE').length;
  return changed.toSorted((one, other) => rank(other) - rank(one));
}
