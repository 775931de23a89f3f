import type { ApiPort } from './api-port.ts';
import type { Callable } from './callable.ts';
import { type Api, createApi } from './create-api.ts';
import { takeFirstAnswer, takeFirstCall } from './first-calls.ts';
import { createHttp } from './http.ts';
import { readPublicSettings } from './public-settings.ts';
import { type QueryParams, queryString } from './query-string.ts';
import type { StreamWatch } from './read-stream.ts';
import type { BegunUpload, FileToSend, Sending, SendingWatch } from './sending.ts';

interface Connected {
  readonly api: Api;
  readonly port: ApiPort;
  readonly apiBase: string;
}
let connected: Connected | undefined;

/** Called once at start, before the first call. */
export function connectApi(port: ApiPort): void {
  const { apiBase, timeoutMs } = readPublicSettings();
  const send = createHttp(apiBase, (input, init) => takeFirstCall(input, init) ?? fetch(input, init));
  const taken = (path: string, query: QueryParams | undefined, headers: Headers) =>
    takeFirstAnswer(`${apiBase}${path}${queryString(query)}`, headers);
  connected = { api: createApi(port, send, timeoutMs, taken), port, apiBase };
}

function connection(): Connected {
  if (!connected) throw new Error('connectApi comes before the first call');
  return connected;
}

/**
 * Calls an endpoint of the contract and returns its payload.
 * @throws ApiError
 */
export const call: Api['call'] = (endpoint, input) => connection().api.call(endpoint, input);

/**
 * What a first call of the page has brought already, as the first data of a query: so the first rows need no second
 * rendering. Undefined without such an answer.
 */
export const firstAnswer: Api['firstAnswer'] = (endpoint, input) =>
  connected?.api.firstAnswer(endpoint, input);

/**
 * Downloads the file of an endpoint: the token travels in a header, never in an address.
 * @throws ApiError
 */
export const download: Api['download'] = (endpoint, input) => connection().api.download(endpoint, input);

/** Uploads a file in chunks and reports progress to the watch. The tus client is fetched with the first file. */
export async function sendFile(file: FileToSend, watch: SendingWatch): Promise<Sending> {
  const { sendByTus } = await import('./send-by-tus.ts');
  const { port, apiBase } = connection();
  return sendByTus(port, apiBase, file, watch);
}

/** Has the server delete what was sent of an unfinished upload. */
export async function discardUpload(upload: BegunUpload): Promise<void> {
  const { discardByTus } = await import('./send-by-tus.ts');
  const { port, apiBase } = connection();
  await discardByTus(port, apiBase, upload);
}

/**
 * Reads an open stream until it ends. The reader is fetched with the first stream.
 * @throws ApiError
 */
export async function readStream(endpoint: Callable, watch: StreamWatch): Promise<void> {
  const { createReadStream } = await import('./read-stream.ts');
  const { port, apiBase } = connection();
  await createReadStream(port, apiBase, (input, init) => fetch(input, init))(endpoint, watch);
}

/** Cancels all running calls; uploads are stopped by their queue. */
export function stopCalls(): void {
  connected?.api.stop();
}
