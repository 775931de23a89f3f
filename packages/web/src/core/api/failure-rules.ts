import type { ApiError } from './api-error.ts';
import type { CallOptions } from './callable.ts';

/** SESSION_INVALID and SESSION_ENDED; the whole table would weigh on the login page. */
const ENDED: readonly number[] = [-18, -20];
const UNAUTHORIZED = 401;
/** These only redirect, or nobody waits for them any more. */
const SILENT: readonly string[] = ['TOKEN_MISSING', 'PROJECT_REQUIRED', 'CANCELLED', 'SUPERSEDED'];

/** −18 and −20 always, a 401 unless the call sets the token. */
export function endsSession(error: ApiError, options: CallOptions): boolean {
  return ENDED.includes(error.error) || (error.status === UNAUTHORIZED && options.setsToken !== true);
}

export function isNotified(error: ApiError, options: CallOptions): boolean {
  if (SILENT.includes(error.code) || endsSession(error, options)) return false;
  const own = options.suppressErrorToast ?? [];
  return own !== 'everything' && !own.includes(error.code);
}
