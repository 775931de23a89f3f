import { ERRORS } from '@toasoan/contract/core/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { languageOf } from './request-language.ts';
import { toAppError } from './to-app-error.ts';

const OURS = 500;

/** Answers whatever a call threw with its envelope; what is our fault goes to the log. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  const { status } = ERRORS[failure.code];
  if (status >= OURS) request.log.error({ err: failure.options.cause ?? error }, failure.code);
  const language = languageOf(request.headers['accept-language']);
  const envelope = failureEnvelope(failure, language, request.id);
  const { retryAfter } = envelope.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // An answer to HEAD has no body to say it in.
  if (request.method === 'HEAD') reply.header('error-code', failure.code);
  // What is still missing of a body that did not come in time would be taken for the next request.
  if (failure.code === 'UNAVAILABLE' && !request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(envelope));
}
