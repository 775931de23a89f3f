import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import {
  KEY_PROBLEMS,
  type ProblemCode,
  problemType,
} from '@toasoan/contract/features/api-keys/key-problems.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { languageOf } from '#server/core/http/request-language.ts';
import { toAppError } from '#server/core/http/to-app-error.ts';
import { KeyProblem } from '#server/features/translate-api/key-problem.ts';
import { EngineFailed } from '#server/features/translate-api/translate-api-ports.ts';

const OURS = 500;
/** Seconds after which a call may be repeated that an engine or a busy component has refused. */
const RETRY_AFTER = 10;

const CODES: Readonly<Partial<Record<ErrorCode, ProblemCode>>> = {
  INVALID_INPUT: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  BODY_TOO_SLOW: 'TOO_SLOW',
  TOO_LARGE: 'TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY_REQUESTS: 'TOO_MANY_CALLS',
  UNAVAILABLE: 'UNAVAILABLE',
};

/** Any thrown value as a problem; what nobody expected is an error of ours. */
export function toProblem(error: unknown): KeyProblem {
  if (error instanceof KeyProblem) return error;
  if (error instanceof EngineFailed)
    return new KeyProblem('ENGINE_FAILED', { retryAfter: RETRY_AFTER, cause: error });
  const failure = toAppError(error);
  const code = CODES[failure.code] ?? 'INTERNAL';
  const { retryAfter = code === 'UNAVAILABLE' ? RETRY_AFTER : undefined } = failure.options.details ?? {};
  return new KeyProblem(code, { cause: failure, ...(retryAfter !== undefined && { retryAfter }) });
}

/** Answers any thrown error as RFC 9457 has it, in the language of the caller; our own faults go to the log. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  const { code, options } = problem;
  const { status, title, detail } = KEY_PROBLEMS[code];
  if (status >= OURS) request.log.error({ err: problem.options.cause ?? error }, code);
  const language = languageOf(request.headers['accept-language']);
  const failure = options.cause as AppError | undefined;
  const errors =
    code === 'INVALID_INPUT' && failure ? failureEnvelope(failure, language, request.id).errors : [];
  if (options.retryAfter !== undefined) reply.header('retry-after', String(options.retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="translate"');
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        type: problemType(code),
        title: title[language],
        status,
        detail: fillText(detail[language], options.values ?? {}, language),
        instance: `urn:uuid:${request.id}`,
        code,
        ...(errors.length > 0 && { errors }),
        ...(options.retryAfter !== undefined && { retryAfter: options.retryAfter }),
      }),
    );
}
