import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#server/core/db/database.ts';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeAnswer, SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { giveTurnBack, noteHostFailure, noteHostSuccess, takeTurn } from './host-store.ts';
import { askRobots, isHostFailure } from './robots.ts';

/** A run gives its slot to others rather than wait longer than this for one host. */
const LONGEST_WAIT_MS = 30_000;
const TOTAL_MS = 20_000;

/** Why an address was not asked for, or its answer cannot be used. */
export type FetchProblem = 'ROBOTS' | 'ROBOTS_UNREADABLE' | 'BUSY' | 'STATUS' | 'REFUSED';

export class NotFetched extends Error {
  override readonly name = 'NotFetched';
  readonly problem: FetchProblem;
  /** A status of HTTP or a refusal of `safeFetch`, for the log. */
  readonly detail: string;

  constructor(problem: FetchProblem, detail: string, options?: ErrorOptions) {
    super(`${problem} ${detail}`, options);
    this.problem = problem;
    this.detail = detail;
  }
}

export interface FetchDependencies {
  readonly db: Db;
  readonly safeFetch: SafeFetch;
  /** Names the product and whom to write to; a source may have another one. */
  readonly userAgent: string;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Waits for the turn of a host; tests have time of their own. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface PoliteRequest {
  readonly url: string;
  /** For the turn of the host; absent: as long as a run waits. */
  readonly longestWaitMs?: number;
  /** Of the exchange itself. */
  readonly totalMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  readonly cutsBody?: boolean;
}

type Manners = Pick<ParserSourceRow, 'user_agent' | 'robots_respect' | 'rate_seconds'>;

const waitFor = async (ms: number, signal: AbortSignal) => await sleep(ms, undefined, { signal });

/**
 * One request in the host's turn, as its robots.txt allows; 200 and 304 are answers. @throws NotFetched, and what
 * the signal was aborted with
 */
export async function politeFetch(
  deps: FetchDependencies,
  source: Manners,
  { url, longestWaitMs = LONGEST_WAIT_MS, ...request }: PoliteRequest,
): Promise<SafeAnswer> {
  const { db, safeFetch, now, signal } = deps;
  const userAgent = source.user_agent || deps.userAgent;
  const { host } = new URL(url);
  try {
    const robots = source.robots_respect
      ? await askRobots(db, safeFetch, { url, userAgent, now: now(), signal })
      : { isAllowed: true, delaySeconds: 0 };
    if (!robots.isAllowed) throw new NotFetched('ROBOTS', host);
    const rateSeconds = Math.max(source.rate_seconds, robots.delaySeconds);
    await waitForTurn(deps, host, { rateSeconds, longestWaitMs });
    const answer = await safeFetch.fetch(url, {
      totalMs: TOTAL_MS,
      ...request,
      headers: { 'user-agent': userAgent, ...request.headers },
      signal,
    });
    await judge(deps, host, answer);
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchRefused)) throw error;
    if (isHostFailure(error)) await noteHostFailure(db, host, { now: now() });
    throw new NotFetched('REFUSED', error.reason, { cause: error });
  }
}

interface Turn {
  readonly rateSeconds: number;
  readonly longestWaitMs: number;
}

async function waitForTurn(
  deps: FetchDependencies,
  host: string,
  { rateSeconds, longestWaitMs }: Turn,
): Promise<void> {
  const { db, now, signal, wait = waitFor } = deps;
  const turn = await takeTurn(db, host, { rateSeconds, now: now() });
  const ms = turn.time.getTime() - now().getTime();
  if (turn.retryTime !== null || ms > longestWaitMs) {
    await giveTurnBack(db, host, turn, rateSeconds);
    throw new NotFetched('BUSY', turn.retryTime === null ? `${Math.round(ms / 1_000)} s` : 'retry');
  }
  if (ms > 0) await wait(ms, signal);
}

/** A busy or broken host is left alone for a while, longer with each failure. */
async function judge({ db, now }: FetchDependencies, host: string, answer: SafeAnswer): Promise<void> {
  const { status, headers } = answer;
  if (status === 429 || status >= 500) {
    const after = Number(headers['retry-after']);
    await noteHostFailure(db, host, { now: now(), ...(after > 0 && { after }) });
  } else await noteHostSuccess(db, host);
  if (status !== 200 && status !== 304) throw new NotFetched('STATUS', String(status));
}
