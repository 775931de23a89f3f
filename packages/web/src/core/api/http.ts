import type { HttpMethod } from '@toasoan/contract/core/endpoint.ts';
import { type QueryParams, queryString } from './query-string.ts';

export interface HttpRequest {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly query?: QueryParams | undefined;
  /** Sent as JSON, a file as it is; GET and DELETE have none. */
  readonly body?: unknown;
  readonly keepalive?: boolean | undefined;
  /** A success is read as a file; a failure is still JSON. */
  readonly asFile?: boolean | undefined;
}

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface HttpReply {
  readonly status: number;
  readonly file?: DownloadedFile;
  /** The JSON of the response; undefined without any. */
  readonly body: unknown;
}

/**
 * Sends a request to a path under the base address.
 * @throws what `fetch` throws.
 */
export type Send = (method: HttpMethod, path: string, request: HttpRequest) => Promise<HttpReply>;

/** The only place where `fetch` is called. */
export function createHttp(apiBase: string, fetchIt: typeof fetch): Send {
  return async (method, path, request) => {
    const reply = await fetchIt(`${apiBase}${path}${queryString(request.query)}`, {
      method,
      headers: withContentType(request),
      signal: request.signal,
      // Spec: PATCH sends credentials.
      credentials: method === 'PATCH' ? 'include' : 'same-origin',
      ...(request.body === undefined ? {} : { body: bytesOf(request.body) }),
      ...(request.keepalive ? { keepalive: true } : {}),
    });
    if (request.asFile && reply.ok)
      return { status: reply.status, body: undefined, file: await fileOf(reply) };
    return { status: reply.status, body: jsonOf(await reply.text()) };
  };
}

async function fileOf(reply: Response): Promise<DownloadedFile> {
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
  return { name: decodeURIComponent(name), content: await reply.blob() };
}

function bytesOf(body: unknown): BodyInit {
  return body instanceof Blob ? body : JSON.stringify(body);
}

function withContentType({ headers, body }: HttpRequest): Headers {
  const type = body instanceof Blob ? 'octet-stream' : 'json';
  if (body !== undefined) headers.set('content-type', `application/${type}`);
  return headers;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
