import type { TaskKind } from '@toasoan/contract/features/tasks/task.ts';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';

/** What the work of a task is given. */
export interface TaskWork {
  /** The pool. */
  readonly db: Db;
  readonly taskId: string;
  /** Who started it: the work may give them no more than they may see now. */
  readonly userId: string;
  readonly projectId: string | null;
  /** Aborted when the person cancels it or the process stops: throw then, as `signal.throwIfAborted()` does. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Tells how far it is; written once a second however often it is told. */
  report(done: number, total?: number): void;
  /** Where a file for the person may be written; thrown away unless the result names it. */
  readonly filePath: string;
}

export interface TaskResult {
  /** How many things were done. */
  readonly done: number;
  /** What `filePath` holds. */
  readonly file?: { readonly name: string; readonly mediaType: string };
}

export interface TaskHandler {
  readonly kind: TaskKind;
  readonly run: (payload: unknown, work: TaskWork) => Promise<TaskResult>;
}

/** A kind of task with its work. An AppError thrown ends it as failed; anything else is tried again twice. */
export function taskHandler<Payload extends z.ZodMiniType>(definition: {
  readonly kind: TaskKind;
  readonly payload: Payload;
  readonly run: (payload: z.output<Payload>, work: TaskWork) => Promise<TaskResult>;
}): TaskHandler {
  const { kind, payload: schema, run } = definition;
  return { kind, run: async (payload, work) => await run(schema.parse(payload), work) };
}
