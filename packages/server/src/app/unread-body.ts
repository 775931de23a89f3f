import { Readable } from 'node:stream';
import { setImmediate as immediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Whether bytes of the body are still to come, or wait unread behind more than one may buffer. */
export function isBodyUnfinished({ headers, raw }: FastifyRequest): boolean {
  // A call that a test makes without a connection has no `complete`.
  return announcesBody(headers) && raw.complete === false;
}

export function announcesBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * A call may be answered in the middle of its body: refused, out of room, out of time. The unread rest would stop the
 * next call on that connection or be read as one, so the answer says that the connection closes. It stays open for
 * `lingerMs`, in which the rest is dropped: a reset while somebody sends can cost them the answer.
 */
export function closeAfterUnreadBody(app: FastifyInstance, lingerMs: number): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isBodyUnfinished(request)) return payload;
    // A body that came with its head is read in the same turn, behind a refusal that waits for nothing.
    await immediate();
    if (!isBodyUnfinished(request)) return payload;
    reply.header('connection', 'close');
    request.raw.resume();
    if (typeof payload !== 'string' || request.method === 'HEAD') return payload;
    return thenLinger(payload, request, reply, lingerMs);
  });
}

/** The answer at once and complete by its length; its stream ends with the body, the connection or the time. */
function thenLinger(text: string, { raw }: FastifyRequest, reply: FastifyReply, ms: number): Readable {
  const answer = new Readable({ read: () => undefined });
  reply.header('content-length', String(Buffer.byteLength(text)));
  answer.push(text);
  const end = () => {
    clearTimeout(timer);
    raw.off('end', end).off('close', end);
    if (!answer.readableEnded) answer.push(null);
  };
  const timer = setTimeout(end, ms);
  raw.once('end', end).once('close', end);
  return answer;
}
