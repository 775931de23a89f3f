import type { FastifyReply } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { ImageRefused } from '#server/core/images/image-work.ts';
import { SAFE_HEADERS } from './public-headers.ts';

const TEXTS = { 404: 'Not found', 410: 'Gone', 503: 'Busy, come back later' } as const;

/** Pages request pictures, and nobody reads these texts. */
export function sendRefusal(reply: FastifyReply, status: 404 | 410): FastifyReply {
  return send(reply, status);
}

/** @throws any error that is no answer about a picture. */
export function sendFailedPicture(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof ImageRefused && error.reason !== 'TOOK_TOO_LONG') return send(reply, 404);
  if (error instanceof ImageRefused) return send(reply, 503, 600);
  if (error instanceof AppError && error.code === 'UNAVAILABLE') {
    return send(reply, 503, error.options.details?.retryAfter ?? 5);
  }
  throw error;
}

function send(reply: FastifyReply, status: keyof typeof TEXTS, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .headers({ ...SAFE_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .send(TEXTS[status]);
}
