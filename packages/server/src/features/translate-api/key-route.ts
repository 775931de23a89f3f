import type { BodyOf, Endpoint, KeyAccess, QueryOf } from '@toasoan/contract/core/endpoint.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Answer } from '#server/core/http/call.ts';
import { jsonWriter } from '#server/core/http/json-writer.ts';
import type { UsedKey } from '#server/features/api-keys/public.ts';
import type { KeyWork } from './translate-api-ports.ts';

/** One call with an API key as its handler sees it: key, permission, project, pair and input are checked. */
export interface KeyCall<E extends Endpoint = Endpoint> {
  readonly db: Db;
  readonly key: UsedKey;
  /** Without project or pair where the call names none. */
  readonly work: KeyWork;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  /** Calls of the minute that runs, with this one. */
  readonly minute: { readonly calls: number; readonly resetTime: Date };
  /** Aborted when the caller has left or the time of the call is over. */
  readonly signal: AbortSignal;
}

/** What a call answers and what it costs. */
export interface KeyResult<Data> {
  readonly data: Data;
  /** Characters that the quota pays for. */
  readonly used: number;
  /** What the log shows: characters, or entries; null for neither. */
  readonly amount: number | null;
}

export interface KeyRoute {
  readonly endpoint: Endpoint;
  readonly access: KeyAccess;
  /** What the log calls it. */
  readonly action: string;
  /** True: `call.db` is one transaction, committed with its answer; no engine is asked in it. */
  readonly inTransaction: boolean;
  /** Characters to reserve before the work; no call uses more than it has reserved. */
  readonly reserves: (body: unknown) => number;
  readonly run: (call: KeyCall) => Promise<KeyResult<unknown>>;
  readonly write: (data: unknown) => string;
}

interface Definition<E extends Endpoint> {
  readonly action: string;
  readonly inTransaction?: boolean;
  readonly reserves?: (body: BodyOf<E>) => number;
  readonly run: (call: KeyCall<E>) => Promise<KeyResult<Answer<E>>>;
}

export function keyRoute<E extends Endpoint>(
  endpoint: E,
  { action, inTransaction = false, reserves = () => 0, run }: Definition<E>,
): KeyRoute {
  const { access } = endpoint;
  if (access.token !== 'key') throw new Error(`${endpoint.path} is no call with an API key.`);
  return {
    endpoint,
    access,
    action,
    inTransaction,
    reserves: reserves as KeyRoute['reserves'],
    run: run as unknown as KeyRoute['run'],
    write: jsonWriter(endpoint.data),
  };
}
