import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../accepted-encoding.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** The same as `serveKept` sends, behind the routing: in the encoding that is asked for, or that it is known. */
export async function sendAnswer(
  answer: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(answer.headersOfSame());
  if (answer.isKnownTo(request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = answer.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  const bytes = encoding === undefined ? answer.body : await answer.compressed(encoding);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  reply.code(answer.status).header('content-length', bytes.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
}
