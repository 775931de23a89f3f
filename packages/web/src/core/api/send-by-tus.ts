import { type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import { ApiError } from './api-error.ts';
import type { ApiPort } from './api-port.ts';
import { callHeaders } from './call-headers.ts';
import { endsSession } from './failure-rules.ts';
import { FIRST_PART_BYTES, partBytes } from './part-size.ts';
import { replyError } from './reply-error.ts';
import type { BegunUpload, FileToSend, Sending, SendingWatch } from './sending.ts';
import { isSuperseded, tokenToSend } from './token-to-send.ts';
import { watchStall } from './watch-stall.ts';

/** Milliseconds before each retry after a cut; the count restarts after progress. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
/** Refusals that a later retry may not meet; every other 4xx is final. */
const WORTH_ANOTHER_TRY: readonly number[] = [408, 423, 429];
/** For a part: the server has another offset and is asked for it. For anything else: a conflict. */
const CONFLICT = 409;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** @param apiBase as in the public settings. */
export function sendByTus(
  port: ApiPort,
  apiBase: string,
  sent: FileToSend,
  { onBegun, onProgress, onDone, onFailed }: SendingWatch,
): Sending {
  const endpoint = new URL(`${apiBase}${sent.path}`, location.href).href;
  let method = '';
  let reply: Reply | undefined;
  // All requests of one attempt use one token: a new token may belong to another user.
  let token = port.token();
  let partBegan = 0;
  const stall = watchStall(() => {
    void upload.abort();
    upload.start();
  });

  function identify(request: HttpRequest): void {
    method = request.getMethod();
    reply = undefined;
    partBegan = performance.now();
    if (token === '' || token !== tokenToSend(port)) throw new Error('superseded');
    const headers = callHeaders({ token, projectId: sent.projectId, language: port.language() }, {});
    for (const [name, value] of headers) request.setHeader(name, value);
  }
  function keepReply(_: HttpRequest, response: HttpResponse): void {
    reply = { status: response.getStatus(), body: jsonOf(response.getBody()) };
    // tus restarts after any refusal of a HEAD; only a deleted upload is a reason to.
    if (method === 'HEAD' && reply.status >= 400 && !isGone(reply.status)) throw new Error('refused');
  }
  function isWorthAnotherTry(): boolean {
    if (!reply) port.unreachable();
    if (!navigator.onLine || isSuperseded(port, token)) return false;
    const status = reply?.status ?? 0;
    if (status === CONFLICT) return method === 'PATCH';
    return status < 400 || status >= 500 || WORTH_ANOTHER_TRY.includes(status);
  }
  function failed(): void {
    stall.stop();
    const error = errorNow();
    if (error.code !== 'SUPERSEDED' && endsSession(error, {})) port.sessionEnded();
    onFailed(error);
  }
  function errorNow(): ApiError {
    if (token === '' || isSuperseded(port, token)) return new ApiError('', { code: 'SUPERSEDED' });
    if (!reply) return new ApiError(port.text('network'), { code: 'NETWORK' });
    return replyError(reply, port.text('generic'));
  }

  const upload = new Upload(sent.file, {
    endpoint,
    uploadUrl: sent.uploadId === '' ? null : `${endpoint}/${encodeURIComponent(sent.uploadId)}`,
    metadata: { ...sent.metadata },
    chunkSize: FIRST_PART_BYTES,
    retryDelays: RETRY_DELAYS,
    // The owner of an upload stores its address, not local storage.
    storeFingerprintForResuming: false,
    onBeforeRequest: identify,
    onAfterResponse: keepReply,
    onShouldRetry: isWorthAnotherTry,
    onUploadUrlAvailable: () => onBegun(idIn(upload.url)),
    onProgress: (bytes) => {
      stall.moved();
      onProgress(bytes);
    },
    onChunkComplete: (bytes) => {
      upload.options.chunkSize = partBytes(bytes, performance.now() - partBegan);
    },
    onSuccess: ({ lastResponse }) => {
      stall.stop();
      onDone((name) => lastResponse.getHeader(name) ?? '');
    },
    onError: failed,
  });
  stall.moved();
  upload.start();
  return {
    pause: () => {
      stall.stop();
      void upload.abort();
    },
    goOn: () => {
      token = port.token();
      stall.moved();
      upload.start();
    },
    cancel: async () => {
      stall.stop();
      await upload.abort(true).catch(() => undefined);
    },
  };
}

/** What the server no longer knows, or cannot be told now, expires there by itself. */
export async function discardByTus(
  port: ApiPort,
  apiBase: string,
  { path, projectId, uploadId }: BegunUpload,
): Promise<void> {
  const url = new URL(`${apiBase}${path}/${encodeURIComponent(uploadId)}`, location.href).href;
  const headers = callHeaders({ token: port.token(), projectId, language: port.language() }, {});
  await Upload.terminate(url, { headers: Object.fromEntries(headers), retryDelays: null }).catch(
    () => undefined,
  );
}

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** The last segment of the address that the server gave the upload. */
function idIn(address: string | null): string {
  return decodeURIComponent(new URL(address ?? '', location.href).pathname.split('/').at(-1) ?? '');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
