import type { ApiPort } from './api-port.ts';
import { type Api, createApi } from './create-api.ts';
import { createHttp } from './http.ts';
import { readPublicSettings } from './public-settings.ts';

let connected: Api | undefined;

/** Called once at start, before the first call. */
export function connectApi(port: ApiPort): void {
  const settings = readPublicSettings();
  const send = createHttp(settings.apiBase, (input, init) => fetch(input, init));
  connected = createApi(port, send, settings.timeoutMs);
}

function api(): Api {
  if (!connected) throw new Error('connectApi comes before the first call');
  return connected;
}

/** Calls an endpoint of the contract and gives its payload. @throws ApiError */
export const call: Api['call'] = (endpoint, input) => api().call(endpoint, input);

/** Ends all running calls. */
export function stopCalls(): void {
  connected?.stop();
}
