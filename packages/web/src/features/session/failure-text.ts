import { ApiError } from '#web/core/api/api-error.ts';
import { i18n } from '#web/core/i18n/i18n.ts';

/** The message of the sign-in pages for a failed call; '' for none. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('generic', { ns: 'api' });
  const { retryAfter } = error.details;
  if (error.code === 'TOO_MANY_REQUESTS' && retryAfter) {
    return i18n.t('too-many', { ns: 'session', minutes: Math.ceil(retryAfter / 60) });
  }
  return error.message;
}
