import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import type { EndpointAccess } from '@toasoan/contract/core/endpoint.ts';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { ApiPort } from './api-port.ts';
import { callHeaders, hidesLoading } from './call-headers.ts';
import type { Callable, CallInput, CallOptions } from './callable.ts';
import { endsSession, isNotified } from './failure-rules.ts';
import type { DownloadedFile, HttpReply, Send } from './http.ts';
import { beginLoading } from './loading-store.ts';
import type { QueryParams } from './query-string.ts';
import { isQuietNow } from './quietly.ts';
import { isSuccess, replyError } from './reply-error.ts';
import { isSuperseded, tokenToSend } from './token-to-send.ts';

type Schema = z.ZodMiniType;

export interface Api {
  /**
   * Calls an endpoint and returns the payload.
   * @throws ApiError, after its notification was shown.
   */
  call<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema>(
    endpoint: Callable<Params, Query, Body, Data>,
    input: CallInput<Params, Query, Body>,
  ): Promise<z.output<Data>>;
  /**
   * Calls an endpoint of the kind `download` and returns its file.
   * @throws ApiError
   */
  download<Params extends Schema, Query extends Schema, Body extends Schema>(
    endpoint: Callable<Params, Query, Body>,
    input: CallInput<Params, Query, Body>,
  ): Promise<DownloadedFile>;
  /** The payload that a first call of the page has brought already; undefined without any. */
  firstAnswer<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema>(
    endpoint: Callable<Params, Query, Body, Data>,
    input: CallInput<Params, Query, Body>,
  ): z.output<Data> | undefined;
  /** Cancels all running calls; their callers get CANCELLED. */
  stop(): void;
}

/** The parts of an input; `call` checks their exact types. */
type TakeAnswer = (path: string, query: QueryParams | undefined, headers: Headers) => string | undefined;

interface LooseInput extends CallOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly asFile?: boolean;
}

const OK = 200;
/** Time limit for a file, either way, in milliseconds. */
const FILE_TIMEOUT_MS = 600_000;

/** @param taken takes the JSON text of a first call that has been answered. */
export function createApi(
  port: ApiPort,
  send: Send,
  timeoutMs: number,
  taken: TakeAnswer = () => undefined,
): Api {
  let stopping = new AbortController();

  async function exchange(endpoint: Callable, input: LooseInput, token: string): Promise<HttpReply> {
    const signals = [
      stopping.signal,
      AbortSignal.timeout((input.asFile ?? input.file) ? FILE_TIMEOUT_MS : timeoutMs),
      ...(input.signal ? [input.signal] : []),
    ];
    const identity = { token, projectId: input.projectId ?? port.projectId(), language: port.language() };
    try {
      return await send(endpoint.method, pathOf(endpoint.path, input.params), {
        headers: callHeaders(identity, input),
        signal: AbortSignal.any(signals),
        query: input.query as QueryParams | undefined,
        body: input.file ?? input.body,
        keepalive: input.keepalive,
        asFile: input.asFile,
      });
    } catch (reason) {
      const error = transportError(reason);
      if (error.code !== 'CANCELLED') port.unreachable();
      throw error;
    }
  }

  function transportError(reason: unknown): ApiError {
    const name = reason instanceof Error ? reason.name : '';
    if (name === 'TimeoutError') return new ApiError(`Timeout: ${timeoutMs / 1000}s`, { code: 'TIMEOUT' });
    if (name === 'AbortError') return new ApiError('', { code: 'CANCELLED' });
    return new ApiError(port.text('network'), { code: 'NETWORK' });
  }

  /** Spec: without a token the call is rejected and /login opens, without a project the project list. */
  function checkBefore({ access }: Callable, input: LooseInput, token: string): void {
    if (needsToken(access) && token === '') {
      port.tokenMissing();
      throw new ApiError('', { code: 'TOKEN_MISSING' });
    }
    if (needsProject(access) && (input.projectId ?? port.projectId()) === '') {
      port.projectMissing();
      throw new ApiError('', { code: 'PROJECT_REQUIRED' });
    }
  }

  async function answer(endpoint: Callable, input: LooseInput): Promise<unknown> {
    const token = !needsToken(endpoint.access) ? '' : tokenToSend(port);
    checkBefore(endpoint, input, token);
    const reply = await exchange(endpoint, input, token);
    // Another browser tab has signed in or out meanwhile: the response must not be used.
    if (isSuperseded(port, token)) throw new ApiError('', { code: 'SUPERSEDED' });
    if (reply.file) return reply.file;
    if (!isSuccess(reply)) throw replyError(reply, port.text('generic'));
    const { data } = reply.body;
    return endpoint.data && import.meta.env?.DEV ? endpoint.data.parse(data) : data;
  }

  function react(error: ApiError, options: CallOptions): void {
    if (error.code === 'PROJECT_REQUIRED' && error.status !== 0) port.projectMissing();
    if (error.code === 'VIEW_OVER') port.viewOver();
    else if (endsSession(error, options)) port.sessionEnded(error);
    else if (isNotified(error, options)) port.notify(error);
  }

  async function call(endpoint: Callable, input: LooseInput): Promise<unknown> {
    const isQuiet = isQuietNow();
    const endLoading = isQuiet || hidesLoading(input) ? undefined : beginLoading();
    try {
      return await answer(endpoint, input);
    } catch (error) {
      if (error instanceof ApiError)
        react(error, isQuiet ? { ...input, suppressErrorToast: 'everything' } : input);
      throw error;
    } finally {
      endLoading?.();
    }
  }

  return {
    call: call as Api['call'],
    download: ((endpoint: Callable, input: LooseInput) =>
      call(endpoint, { ...input, asFile: true })) as Api['download'],
    firstAnswer: ((endpoint: Callable, { params, query }: LooseInput) => {
      const identity = { token: port.token(), projectId: port.projectId(), language: port.language() };
      const path = pathOf(endpoint.path, params);
      const text = taken(path, query as QueryParams | undefined, callHeaders(identity, {}));
      const reply = text === undefined ? undefined : { status: OK, body: JSON.parse(text) as unknown };
      return reply && isSuccess(reply) ? reply.body.data : undefined;
    }) as Api['firstAnswer'],
    stop() {
      stopping.abort();
      stopping = new AbortController();
    },
  };
}

/** The console makes no call of readers. */
function needsToken({ token }: EndpointAccess): boolean {
  return token === 'any' || token === 'full';
}

function needsProject(access: EndpointAccess): boolean {
  return access.token === 'full' && AREA_RULES[access.area].needProject;
}

/** `/admin/tag/detail/{id}` with its parameters filled in. */
function pathOf(path: string, params: unknown): string {
  const values = { ...(params as Readonly<Record<string, unknown>> | undefined) };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
