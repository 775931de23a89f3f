import type { TaskKind } from '@toasoan/contract/features/tasks/task.ts';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';

/** The input of a task's work. */
export interface TaskWork {
  /** The pool. */
  readonly db: Db;
  readonly taskId: string;
  /** Who started it: the result may contain only what they may see now. */
  readonly userId: string;
  readonly projectId: string | null;
  /** Aborted when the person cancels it or the process stops: throw then, as `signal.throwIfAborted()` does. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Reports progress; written at most once a second. */
  report(done: number, total?: number): void;
  /** Where a file for the person may be written; deleted unless the result names it. */
  readonly filePath: string;
}

export interface TaskResult {
  /** The number of items done. */
  readonly done: number;
  /** The content of `filePath`. */
  readonly file?: { readonly name: string; readonly mediaType: string };
}

export interface TaskHandler {
  readonly kind: TaskKind;
  readonly run: (payload: unknown, work: TaskWork) => Promise<TaskResult>;
}

/** A kind of task with its work. A thrown AppError ends it as failed; any other error is retried twice. */
export function taskHandler<Payload extends z.ZodMiniType>(definition: {
  readonly kind: TaskKind;
  readonly payload: Payload;
  readonly run: (payload: z.output<Payload>, work: TaskWork) => Promise<TaskResult>;
}): TaskHandler {
  const { kind, payload: schema, run } = definition;
  return { kind, run: async (payload, work) => await run(schema.parse(payload), work) };
}
