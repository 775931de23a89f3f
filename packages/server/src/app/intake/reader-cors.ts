import { FILE_NAME_HEADER, TICKET_HEADER } from '@toasoan/contract/features/attachments/attachment-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ReaderOrigins } from './reader-origins.ts';

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: number;
}

const EXPOSED =
  'retry-after, idempotency-replayed, location, upload-offset, upload-length, upload-expires, entry-file';
const UPLOADS = 'authorization, tus-resumable, upload-length, upload-metadata, upload-offset';
/** Pages of the same origin name none when they only read. */
const READING = ['GET', 'HEAD'];
const PREFLIGHT_KEPT_S = 600;

/**
 * Every browser names the page that writes; a call that names none, or another, is refused. A read may come without:
 * pages of our own and programs name none, and it shows what everybody may see. @throws NOT_FOUND, ORIGIN_REFUSED.
 */
export async function allowOrigin(
  origins: ReaderOrigins,
  projectId: string | undefined,
  { request, reply, now }: Asking,
): Promise<void> {
  const { origin } = request.headers;
  reply.header('vary', 'origin');
  const project = projectId === undefined ? undefined : await origins.project(projectId, now);
  if (projectId !== undefined && project === undefined) throw new AppError('NOT_FOUND');
  if (origin === undefined) {
    if (READING.includes(request.method) || request.is404) return;
    throw new AppError('ORIGIN_REFUSED');
  }
  if (!origins.allows(origin, project)) throw new AppError('ORIGIN_REFUSED');
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
}

/** The origin is allowed already. Credentials never are. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers': `content-type, accept-language, idempotency-key, ${FILE_NAME_HEADER}, ${TICKET_HEADER}, ${UPLOADS}`,
      'access-control-max-age': String(PREFLIGHT_KEPT_S),
    })
    .send();
}
