import { ApiError } from '#web/core/api/api-error.ts';

/** Where a save that fails with these stands is said in the bar, not by a notification. */
export const QUIET_SAVES: readonly string[] = [
  'VERSION_CONFLICT',
  'LOCKED_BY_OTHER',
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
  'HTTP_500',
  'HTTP_502',
  'HTTP_503',
  'HTTP_504',
];

/** Nobody waits for these any more: the session or the page is over. */
const OVER: readonly string[] = ['CANCELLED', 'SUPERSEDED', 'TOKEN_MISSING', 'PROJECT_REQUIRED'];
const SERVER_FAILED = 500;

/** Whether the server did what was asked is not known. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.error === 0 || error.status >= SERVER_FAILED);
}

/** The same may succeed in a while. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || OVER.includes(error.code)) return false;
  return isUnanswered(error) || error.code === 'TOO_MANY_REQUESTS';
}
