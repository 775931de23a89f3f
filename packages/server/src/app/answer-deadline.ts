import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { sendFailure } from '#server/core/http/send-failure.ts';

const RETRY_AFTER = 5;

/**
 * Whatever has no answer after so many milliseconds is told so. The framework's own `handlerTimeout` stops
 * counting once a body has been read, and so lets every call that writes wait for ever.
 */
export function answerWithin(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (request, reply) => {
    // Bytes take as long as their sender's line, and the request's own limit ends them.
    if (request.routeOptions.config.kind === 'upload') return;
    const timer = setTimeout(() => {
      if (reply.sent) return;
      // A file takes as long as its reader's line; one who reads nothing more is let go by the connection's own limit.
      if (reply.raw.headersSent && request.routeOptions.config.kind === 'download') return;
      if (reply.raw.headersSent) {
        reply.raw.destroy();
        return;
      }
      const cause = new Error(`${request.method} ${request.routeOptions.url} had no answer after ${ms} ms`);
      sendFailure(
        new AppError('UNAVAILABLE', { details: { retryAfter: RETRY_AFTER }, cause }),
        request,
        reply,
      );
    }, ms);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
