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

/**
 * Whose slots a job takes. `remote` ones mostly wait for answers of other machines, `paced` ones for their turn to ask:
 * a slow receiver or a patient crawler keeps none of the others waiting.
 */
export type Lane = 'short' | 'long' | 'remote' | 'paced';

/** A kind of job and its handler; `wireJobs` passes all of them to the runner. */
export interface JobHandler {
  readonly kind: string;
  readonly lane: Lane;
  /** Runs before it is given up. */
  readonly attempts: number;
  /** How many due jobs of the kind one run may do together. */
  readonly atOnce: number;
  readonly run: (payloads: readonly unknown[], context: JobContext) => Promise<Ending | undefined>;
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

interface BatchDefinition<Payload extends z.ZodMiniType> extends Definition<Payload> {
  readonly atOnce: number;
  readonly run: (payloads: readonly z.output<Payload>[], context: JobContext) => Promise<void>;
}

interface LongDefinition<Payload extends z.ZodMiniType> extends Definition<Payload> {
  readonly lane?: 'remote' | 'paced';
  readonly run: (payload: z.output<Payload>, context: JobContext) => Promise<Ending | undefined>;
}

const ATTEMPTS = 10;

/** Work of one transaction, done in a second or two: it happens once, wherever its process may die. */
export function shortJob<Payload extends z.ZodMiniType>(definition: ShortDefinition<Payload>): JobHandler {
  const { run } = definition;
  return handlerOf(definition, {}, async ([payload], context) => {
    if (payload !== undefined) await run(payload, context);
    return undefined;
  });
}

/**
 * Short work that costs less for several jobs together: a run takes all that are due, up to `atOnce`, in one
 * transaction. Where that fails, the first of them is tried again by itself.
 */
export function batchJob<Payload extends z.ZodMiniType>(definition: BatchDefinition<Payload>): JobHandler {
  const { run, atOnce } = definition;
  return handlerOf(definition, { atOnce }, async (payloads, context) => {
    await run(payloads, context);
    return undefined;
  });
}

/** Longer work. When its process dies it restarts elsewhere; the ending it returns runs once. */
export function longJob<Payload extends z.ZodMiniType>(definition: LongDefinition<Payload>): JobHandler {
  const { run, lane = 'long' } = definition;
  return handlerOf(definition, { lane }, async ([payload], context) =>
    payload === undefined ? undefined : await run(payload, context),
  );
}

type Kind = Pick<JobHandler, 'lane' | 'atOnce'>;

function handlerOf<Payload extends z.ZodMiniType>(
  { kind, payload: schema, attempts = ATTEMPTS, giveUp }: Definition<Payload>,
  { lane = 'short', atOnce = 1 }: Partial<Kind>,
  run: (payloads: readonly z.output<Payload>[], context: JobContext) => Promise<Ending | undefined>,
): JobHandler {
  return {
    kind,
    lane,
    attempts,
    atOnce,
    run: async (payloads, context) =>
      await run(
        payloads.map((payload) => schema.parse(payload)),
        context,
      ),
    giveUp: async (payload, last) => await giveUp?.(schema.parse(payload), last),
  };
}
