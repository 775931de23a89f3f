import { ApiError } from './api-error.ts';
import type { ApiPort } from './api-port.ts';
import { callHeaders } from './call-headers.ts';
import type { Callable } from './callable.ts';
import { endsSession } from './failure-rules.ts';
import { type QueryParams, queryString } from './query-string.ts';
import { replyError } from './reply-error.ts';
import { isSuperseded, tokenToSend } from './token-to-send.ts';

export interface StreamWatch {
  readonly query?: QueryParams | undefined;
  /** Ends the reading: nothing after it is reported. */
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: Uint8Array) => void;
}

/**
 * Reads an open stream until it ends.
 * @throws ApiError when it is refused or the connection is lost
 */
export type ReadStream = (endpoint: Callable, watch: StreamWatch) => Promise<void>;

/** No notification: no user waits for a background stream. */
export function createReadStream(port: ApiPort, apiBase: string, fetchIt: typeof fetch): ReadStream {
  async function open(endpoint: Callable, { query, signal }: StreamWatch, token: string) {
    const identity = { token, projectId: port.projectId(), language: port.language() };
    const headers = callHeaders(identity, { headers: { accept: 'text/event-stream' } });
    const reply = await fetchIt(`${apiBase}${endpoint.path}${queryString(query)}`, {
      method: endpoint.method,
      headers,
      signal,
      cache: 'no-store',
    });
    if (isSuperseded(port, token)) throw new ApiError('', { code: 'SUPERSEDED' });
    if (reply.ok && reply.body) return reply.body;
    throw replyError({ status: reply.status, body: jsonOf(await reply.text()) }, port.text('generic'));
  }
  return async (endpoint, watch) => {
    try {
      const token = tokenToSend(port);
      if (token === '') throw new ApiError('', { code: 'TOKEN_MISSING' });
      const body = await open(endpoint, watch, token);
      await reportBytes(body, watch);
    } catch (reason) {
      const error = reason instanceof ApiError ? reason : lost(reason, port);
      if (endsSession(error, {})) port.sessionEnded();
      throw error;
    }
  };
}

async function reportBytes(
  body: ReadableStream<Uint8Array>,
  { signal, onBytes }: StreamWatch,
): Promise<void> {
  const reader = body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    onBytes(value);
  }
}

function lost(reason: unknown, port: ApiPort): ApiError {
  const isStopped = reason instanceof Error && reason.name === 'AbortError';
  return isStopped
    ? new ApiError('', { code: 'CANCELLED' })
    : new ApiError(port.text('network'), { code: 'NETWORK' });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
