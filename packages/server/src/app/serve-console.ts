import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ConsoleFile, ConsoleFiles } from './console-files.ts';
import type { FindPageCall, PackedPage } from './console-page.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Answers every address that no call answers: a file of the console, or its page, which routes by itself. */
export function serveConsole(
  { files, pageOf }: ConsoleFiles,
  callOf: FindPageCall,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  const file = files.get(path);
  if (file !== undefined) return sendFile(file, request, reply);
  if (path === '/assets' || path.startsWith('/assets/')) throw new AppError('NOT_FOUND');
  return sendPage(pageOf(path, callOf), request, reply);
}

export function sendFile(file: ConsoleFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const packed = encoding && file.packed[encoding];
  const { path, size } = packed ?? file;
  reply.headers({
    'content-type': file.type,
    'content-length': String(size),
    'cache-control': file.isImmutable ? A_YEAR : REVALIDATE,
    ...(Object.keys(file.packed).length > 0 && { vary: 'accept-encoding' }),
    ...(packed && { 'content-encoding': encoding }),
  });
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(path));
}

export function sendPage(page: PackedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ ...page.headers, etag: page.etag, 'cache-control': REVALIDATE, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = encoding === undefined ? page.plain : page[encoding];
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  });
  return reply.send(request.method === 'HEAD' ? null : body);
}
