import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { sendFailure } from '#server/core/http/to-app-error.ts';
import type { HttpLimits } from './http-limits.ts';
import { announcesBody } from './unread-body.ts';

const RETRY_AFTER = 5;

type Limits = Pick<HttpLimits, 'answerTimeout' | 'bodyTimeout' | 'bodyBytesPerTimeout'>;

/**
 * A call has two limits, one after the other: its sender's while the body arrives, and ours from its last byte to the
 * answer. The framework's own `handlerTimeout` stops counting once a body has been read, so writing calls could wait
 * for ever.
 */
export function limitTimes(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    const isUpload = takesBytes(request);
    // The end of an upload takes as long as copying its file; the storage has limits of its own.
    const answerTimer = () =>
      isUpload ? () => undefined : limitAnswer(request, reply, limits.answerTimeout);
    let stop: () => void;
    if (isBodyRead(request)) {
      stop = limitBody(request, reply, limits);
      request.raw.once('end', () => {
        stop();
        stop = answerTimer();
      });
    } else stop = answerTimer();
    reply.raw.once('close', () => stop());
  });
}

function takesBytes({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.kind === 'upload' || routeOptions.config.kind === 'file';
}

/** The framework reads no body of a GET or HEAD. */
function isBodyRead({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && announcesBody(headers);
}

/** A body may take any time at all while a fair number of its bytes arrive in each stretch of it. */
function limitBody(request: FastifyRequest, reply: FastifyReply, limits: Limits): () => void {
  const { raw } = request;
  const isUpload = takesBytes(request);
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (reply.sent) return;
    const now = raw.socket.bytesRead;
    const isFast = now - before >= limits.bodyBytesPerTimeout;
    before = now;
    if (isFast) return;
    const isOurs = raw.complete || raw.readableLength > 0;
    if (isOurs && isUpload) return;
    const cause = new Error(`${nameOf(request)}: a body waited unread for ${limits.bodyTimeout} ms`);
    const error = isOurs ? unavailable(cause) : new AppError('BODY_TOO_SLOW');
    sendFailure(error, request, reply);
  }, limits.bodyTimeout);
  return () => clearInterval(timer);
}

function limitAnswer(request: FastifyRequest, reply: FastifyReply, ms: number): () => void {
  const timer = setTimeout(() => {
    if (reply.sent) return;
    // A download takes as long as its reader's line; the connection's own limit ends a reader that stalls.
    if (reply.raw.headersSent && request.routeOptions.config.kind === 'download') return;
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendFailure(unavailable(new Error(`${nameOf(request)} had no answer after ${ms} ms`)), request, reply);
  }, ms);
  return () => clearTimeout(timer);
}

function unavailable(cause: Error): AppError {
  return new AppError('UNAVAILABLE', { details: { retryAfter: RETRY_AFTER }, cause });
}

function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url}`;
}
