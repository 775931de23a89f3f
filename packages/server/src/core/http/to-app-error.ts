import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { languageOf } from './request-language.ts';

/** How a call answers a failure. */
type SendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of calls that other systems make; absent: the envelope. */
    sendFailure?: SendFailure;
  }
  interface FastifyRequest {
    /** Why the call failed; null for other answers. */
    failure: AppError | null;
  }
}

const OURS = 500;

/** Seconds after which a call refused by a stopped or busy component may be retried. */
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

/** The one place that turns any thrown value into an error of the product. */
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

/** Answers any thrown error with its envelope, or in the form of the call; our own faults go to the log. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const own = request.routeOptions?.config?.sendFailure;
  if (own !== undefined) return own(error, request, reply);
  const failure = toAppError(error);
  request.failure = failure;
  const { status } = ERRORS[failure.code];
  if (status >= OURS) request.log.error({ err: failure.options.cause ?? error }, failure.code);
  const language = languageOf(request.headers['accept-language']);
  const envelope = failureEnvelope(failure, language, request.id);
  const { retryAfter } = envelope.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // An answer to HEAD has no body for it.
  if (request.method === 'HEAD') reply.header('error-code', failure.code);
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(envelope));
}
