import { ApiError } from './api-error.ts';
import type { ApiPort } from './api-port.ts';

/**
 * The token of one request, compared with storage before each: '' for a removed one.
 * @throws ApiError SUPERSEDED: another sign-in replaced it, and nothing may be sent in its name unseen.
 */
export function tokenToSend(port: ApiPort): string {
  if (port.takeUpToken() && port.token() !== '') throw new ApiError('', { code: 'SUPERSEDED' });
  return port.token();
}

/** The session of a request is not the session of its answer: the answer must not be used. */
export function isSuperseded(port: ApiPort, sent: string): boolean {
  port.takeUpToken();
  return sent !== '' && sent !== port.token();
}
