import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

const DRAIN_MS = 25_000;
const SWEEP_MS = 50;

/**
 * Ends a server: not ready any more, after `noticeMs` no new connections, running calls finish.
 * Calls that come meanwhile on open connections are told to try again elsewhere.
 */
export async function drain(app: FastifyInstance, readiness: Readiness, noticeMs: number): Promise<void> {
  readiness.stop();
  await wait(noticeMs);
  // A connection that was busy when the server closed would else stay open until its browser lets it go.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(patience);
}
