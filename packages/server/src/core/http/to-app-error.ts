import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Seconds after which a call that met a stopped or busy part may try again. */
const RETRY_AFTER = 5;

const BY_ERROR_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_BAD_URL: 'INVALID_INPUT',
  FST_ERR_INVALID_URL: 'INVALID_INPUT',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  STORAGE_DOWN: 'UNAVAILABLE',
};

/** The one place where whatever was thrown becomes an error of the product. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOfDatabaseError(error) ?? codeOfError(error) ?? 'INTERNAL';
  return new AppError(code, {
    cause: error,
    ...(code === 'UNAVAILABLE' && { details: { retryAfter: RETRY_AFTER } }),
  });
}

function codeOfError(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return BY_ERROR_CODE[String(error.code)];
}
