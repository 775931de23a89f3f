import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import type { JobHandler } from './job.ts';

/** What every run of a job needs. */
export interface RunnerDependencies {
  readonly db: Db;
  readonly handlers: readonly JobHandler[];
  readonly log: FastifyBaseLogger;
  /** Aborted when the process stops. */
  readonly stopped: AbortSignal;
  readonly now: () => Date;
}

/** @throws for a kind without a handler; only kinds with one are requested. */
export function handlerOf(handlers: readonly JobHandler[], kind: string): JobHandler {
  const handler = handlers.find((one) => one.kind === kind);
  if (handler === undefined) throw new Error(`No handler for jobs of the kind ${kind}.`);
  return handler;
}
