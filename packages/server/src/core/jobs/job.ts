import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';

/** What a job receives for its work. */
export interface JobContext {
  /**
   * For a short job, the transaction that also removes the job: all its writes commit or roll back with that, and
   * after a deadlock it runs again. For a long job, the pool.
   */
  readonly db: Db;
  readonly jobId: string;
  readonly log: FastifyBaseLogger;
  /** Aborted when the process stops or, for a long job, when this process has lost the run. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** What a long job still does in the transaction that removes it. */
export type Ending = (tx: Db) => Promise<void>;

/** Runs when a job is given up, in the transaction that records it. */
type GiveUp<Payload> = (payload: Payload, last: { readonly db: Db; readonly error: string }) => Promise<void>;

/** A kind of job and its handler; `wireJobs` passes all of them to the runner. */
export interface JobHandler {
  readonly kind: string;
  readonly isLong: boolean;
  /** Runs before it is given up. */
  readonly attempts: number;
  readonly run: (payload: unknown, context: JobContext) => Promise<Ending | undefined>;
  readonly giveUp: GiveUp<unknown>;
}

interface Definition<Payload extends z.ZodMiniType> {
  readonly kind: string;
  readonly payload: Payload;
  readonly attempts?: number;
  readonly giveUp?: GiveUp<z.output<Payload>>;
}

interface ShortDefinition<Payload extends z.ZodMiniType> extends Definition<Payload> {
  readonly run: (payload: z.output<Payload>, context: JobContext) => Promise<void>;
}

interface LongDefinition<Payload extends z.ZodMiniType> extends Definition<Payload> {
  readonly run: (payload: z.output<Payload>, context: JobContext) => Promise<Ending | undefined>;
}

const ATTEMPTS = 10;

/** Work of one transaction, done in a second or two: it happens once, wherever its process may die. */
export function shortJob<Payload extends z.ZodMiniType>(definition: ShortDefinition<Payload>): JobHandler {
  const { run } = definition;
  return handlerOf(definition, false, async (payload, context) => {
    await run(payload, context);
    return undefined;
  });
}

/** Longer work. When its process dies it restarts elsewhere; the ending it returns runs once. */
export function longJob<Payload extends z.ZodMiniType>(definition: LongDefinition<Payload>): JobHandler {
  return handlerOf(definition, true, definition.run);
}

function handlerOf<Payload extends z.ZodMiniType>(
  { kind, payload: schema, attempts = ATTEMPTS, giveUp }: Definition<Payload>,
  isLong: boolean,
  run: LongDefinition<Payload>['run'],
): JobHandler {
  return {
    kind,
    isLong,
    attempts,
    run: async (payload, context) => await run(schema.parse(payload), context),
    giveUp: async (payload, last) => await giveUp?.(schema.parse(payload), last),
  };
}
