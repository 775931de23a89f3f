import type { Db } from '#server/core/db/database.ts';
import { writeProgress } from './task-store.ts';

const WRITE_MS = 1_000;

export interface WatchedProgress {
  report(done: number, total?: number): void;
  /** Aborted when the task was cancelled. */
  readonly cancelled: AbortSignal;
  end(): void;
}

/** Writes how far a task is, once a second, and hears with it whether the task is still wanted. */
export function watchProgress(db: Db, taskId: string): WatchedProgress {
  const cancelled = new AbortController();
  let progress: { readonly done: number; readonly total: number | null } = { done: 0, total: null };
  const write = async () => {
    // Without an answer from the database the next second asks again.
    const isWanted = await writeProgress(db, taskId, progress).catch(() => true);
    if (!isWanted) cancelled.abort();
  };
  const timer = setInterval(write, WRITE_MS);
  return {
    report: (done, total = progress.total ?? undefined) => {
      progress = { done, total: total ?? null };
    },
    cancelled: cancelled.signal,
    end: () => clearInterval(timer),
  };
}
