import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';
import { type FetchRefusal, FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeAnswer, SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { EngineError } from './engine-error.ts';

/** A language model thinks longer than a page takes to load. */
const TOTAL_MS = 60_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** The longest pause that an engine may ask for. */
const LONGEST_WAIT_S = 3_600;

const FAILURES: Readonly<Record<FetchRefusal, EngineFailure>> = {
  address: 'ADDRESS',
  scheme: 'ADDRESS',
  port: 'ADDRESS',
  userinfo: 'ADDRESS',
  private: 'ADDRESS',
  notFound: 'NETWORK',
  redirects: 'REFUSED',
  tooLarge: 'ANSWER',
  encoding: 'ANSWER',
  slow: 'SLOW',
  tls: 'NETWORK',
  network: 'NETWORK',
};

/** Failures before a byte of the request has left. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

interface JsonRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Another time limit, in milliseconds. */
  readonly totalMs?: number;
}

interface JsonAnswer {
  readonly status: number;
  /** What was sent as JSON; undefined for what is none. */
  readonly data: unknown;
  readonly waitSeconds: number;
}

/**
 * Posts JSON to an engine. Redirects are not followed: the key is for this address.
 * @throws EngineError when no whole answer came
 */
export async function postJson(
  net: Pick<SafeFetch, 'fetch'>,
  address: string,
  { headers, body, signal, totalMs = TOTAL_MS }: JsonRequest,
): Promise<JsonAnswer> {
  try {
    const answer = await net.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      httpsOnly: true,
      maxRedirects: 0,
      totalMs,
      headersMs: totalMs,
      maxBytes: MAX_BYTES,
      ...(signal && { signal }),
    });
    return { status: answer.status, data: jsonOf(answer), waitSeconds: waitOf(answer) };
  } catch (error) {
    if (signal?.aborted) throw new EngineError('CUT', { isCharged: true }, error);
    if (!(error instanceof FetchRefused)) throw error;
    const failure = FAILURES[error.reason];
    throw new EngineError(failure, { isCharged: mayBeCharged(failure, error) }, error);
  }
}

/** An engine whose answer was lost has done its work. */
function mayBeCharged(failure: EngineFailure, { reason, cause }: FetchRefused): boolean {
  if (failure === 'ANSWER') return true;
  return reason === 'slow' || reason === 'network' ? !hasNotLeft(cause) : false;
}

function hasNotLeft(cause: unknown): boolean {
  for (let at = cause; at instanceof Error; at = at.cause)
    if ('code' in at && NOT_SENT.test(String(at.code))) return true;
  return false;
}

function jsonOf({ body }: SafeAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function waitOf({ headers }: SafeAnswer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_WAIT_S) : 0;
}

/** The meaning of a status that all services share; undefined for success. */
export function statusFailure(status: number): EngineFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return 'KEY';
  if (status === 413 || status === 414) return 'TOO_LARGE';
  if (status === 429 || status >= 500) return 'BUSY';
  return 'REFUSED';
}

/**
 * The texts of an answer. @throws EngineError for another number than was asked for, or what is no text; both charged,
 * since the engine has worked.
 */
export function checkedTexts(texts: unknown, count: number): string[] {
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string'))
    throw new EngineError('ANSWER', { isCharged: true });
  if (texts.length !== count) throw new EngineError('COUNT', { isCharged: true });
  return texts;
}

/** An address of an engine with a path behind it. */
export function addressOf(base: string, path: string): string {
  return base.replace(/\/+$/, '') + path;
}
