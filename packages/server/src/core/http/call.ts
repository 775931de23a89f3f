import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@toasoan/contract/core/endpoint.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';

/** One call as its handler sees it: input checked, access decided. */
export interface OpenCall<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The pool, or in a `transactionRoute` the one transaction of this call. */
  readonly db: Db;
  /** The caller's current project; '' when the call needs none and none was named. */
  readonly projectId: string;
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly language: Language;
  /** Version named by `If-Match`, where sent. */
  readonly ifMatch: number | undefined;
  /** Milliseconds from the arrival of the call to the start of its transaction, or of its handler without one. */
  readonly waitedMs: number;
  readonly log: FastifyBaseLogger;
}

/** A call behind the sign-in. */
export interface Call<E extends Endpoint = Endpoint> extends OpenCall<E> {
  readonly caller: Caller;
}

/** A call without its input: what work inside a transaction needs to know of it. */
export type TransactionCall = Omit<Call, 'params' | 'query' | 'body'>;

/** A handler's answer; columns the contract does not name are dropped before sending. */
export type Answer<E extends Endpoint> = z.input<E['data']>;
