import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { TASK_JOB } from './start-task.ts';
import type { TaskFiles } from './task-files.ts';
import type { TaskHandler, TaskResult } from './task-handler.ts';
import { beginTask, endTask, type TaskEnd, writeProgress } from './task-store.ts';

const WRITE_MS = 1_000;

interface WatchedProgress {
  report(done: number, total?: number): void;
  /** Aborted when the task was cancelled. */
  readonly cancelled: AbortSignal;
  end(): void;
}

interface TaskDependencies {
  readonly files: TaskFiles;
  readonly handlers: readonly TaskHandler[];
}

const ATTEMPTS = 3;

/** The job behind every task. */
export function taskJobs(deps: TaskDependencies): readonly JobHandler[] {
  return [
    longJob({
      kind: TASK_JOB,
      payload: z.strictObject({ taskId: z.string() }),
      attempts: ATTEMPTS,
      run: ({ taskId }, context) => runTask(deps, taskId, context),
      giveUp: async ({ taskId }, { db }) =>
        void (await endTask(db, taskId, { state: 'FAILED', error: 'INTERNAL' }, new Date())),
    }),
  ];
}

async function runTask(
  { files, handlers }: TaskDependencies,
  taskId: string,
  context: JobContext,
): Promise<Ending | undefined> {
  const task = await beginTask(context.db, taskId, context.now());
  if (task === undefined) return undefined;
  const handler = handlers.find(({ kind }) => kind === task.kind);
  if (handler === undefined) throw new Error(`Nobody does tasks of the kind ${task.kind}.`);
  const path = await files.newPath();
  const progress = watchProgress(context.db, taskId);
  try {
    const result = await handler.run(task.payload, {
      ...context,
      taskId,
      userId: task.userId,
      projectId: task.projectId,
      signal: AbortSignal.any([context.signal, progress.cancelled]),
      report: progress.report,
      filePath: path,
    });
    return ending(files, taskId, await endOf(files, { path, taskId }, result), context);
  } catch (error) {
    return endOfFailure(taskId, error, progress, context);
  } finally {
    progress.end();
    await files.drop(path);
  }
}

async function endOf(
  files: TaskFiles,
  { path, taskId }: { readonly path: string; readonly taskId: string },
  { done, file: made }: TaskResult,
): Promise<TaskEnd> {
  if (made === undefined) return { state: 'DONE', done };
  return { state: 'DONE', done, file: { ...made, ...(await files.keep(path, taskId, made.mediaType)) } };
}

/** If it is cancelled at the last moment, its file is deleted. */
function ending(files: TaskFiles, taskId: string, end: TaskEnd, { now }: JobContext): Ending {
  return async (tx) => {
    const hasEnded = await endTask(tx, taskId, end, now());
    if (!hasEnded && end.file) await files.remove(end.file.path);
  };
}

/** A refusal is the result; an unexpected error is thrown again, so that it is retried. */
function endOfFailure(
  taskId: string,
  error: unknown,
  { cancelled }: WatchedProgress,
  { signal, now }: JobContext,
): Ending | undefined {
  if (cancelled.aborted) return undefined;
  if (signal.aborted || !(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
  const { code } = error;
  return async (tx) => void (await endTask(tx, taskId, { state: 'FAILED', error: code }, now()));
}

/** Writes the progress once a second, and learns whether the task is still wanted. */
function watchProgress(db: Db, taskId: string): WatchedProgress {
  const cancelled = new AbortController();
  let progress: { readonly done: number; readonly total: number | null } = { done: 0, total: null };
  const write = async () => {
    // Without an answer from the database the next second tries again.
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
