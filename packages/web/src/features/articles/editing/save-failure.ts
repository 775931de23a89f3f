import { ApiError } from '#web/core/api/api-error.ts';
import type { SaveFailure } from './session-state.ts';

/** The bar shows where the text is after these failures, so no notification appears. */
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
/** The session or the page is over, so nobody waits for the answer. */
const OVER: readonly string[] = ['CANCELLED', 'SUPERSEDED', 'TOKEN_MISSING', 'PROJECT_REQUIRED'];
const SERVER_FAILED = 500;

export function saveFailureOf(error: ApiError): SaveFailure {
  const { code, fields } = error;
  const isUnanswered = error.error === 0 || error.status >= SERVER_FAILED;
  const isRetryable = !OVER.includes(code) && (isUnanswered || code === 'TOO_MANY_REQUESTS');
  return { code, fields, isUnanswered, isRetryable };
}

export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && saveFailureOf(error).isRetryable;
}
