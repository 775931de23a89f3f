import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../accepted-encoding.ts';
import type { Readiness } from '../readiness.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { KeptHits } from './kept-hits.ts';
import type { PublicAnswers } from './public-answers.ts';

/** The address of an answer of `PublicAnswers`; undefined for requests that are never kept. */
export type AddressOf = (request: IncomingMessage) => string | undefined;

/**
 * Answers what is kept before any routing: readers of one page cost little more than its bytes. All else goes on as
 * before: what is not kept, not fresh, not compressed yet, and everything during a stop.
 */
export function serveKept(
  server: Server,
  { answers, hits }: PublicAnswers,
  { addressOf, readiness }: { readonly addressOf: AddressOf; readonly readiness: Readiness },
): void {
  const routed = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const address = isRead && !readiness.stopping ? addressOf(request) : undefined;
    const kept = address === undefined ? undefined : answers.peek(address);
    if (kept !== undefined && sendKept(kept, hits, request, response)) return;
    for (const handle of routed) handle.call(server, request, response);
  });
}

function sendKept(
  kept: KeptAnswer,
  hits: KeptHits,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { headers, method } = request;
  if (headers.host === undefined) return false;
  if (kept.isKnownTo(headers['if-none-match'])) {
    response.writeHead(304, { ...kept.headersOfSame() }).end();
    hits.unchanged += 1;
    return true;
  }
  const encoding = kept.encodingFor(acceptedEncoding(headers['accept-encoding']));
  const bytes = kept.ready(encoding);
  if (bytes === undefined) return false;
  response.writeHead(kept.status, kept.flatHeaders(encoding));
  const isHead = method === 'HEAD';
  response.end(isHead ? undefined : bytes);
  hits.sent += 1;
  if (!isHead) hits.bytes += bytes.length;
  return true;
}
