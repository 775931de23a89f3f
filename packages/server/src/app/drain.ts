import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

const DRAIN_MS = 25_000;
const SWEEP_MS = 50;

/**
 * Stops a server: it reports not ready, accepts no new connections after `noticeMs`, and finishes running calls.
 * New calls on open connections get an answer to retry elsewhere.
 */
export async function drain(app: FastifyInstance, readiness: Readiness, noticeMs: number): Promise<void> {
  readiness.stop();
  await wait(noticeMs);
  // A connection that was busy when the server closed would otherwise stay open until its browser closes it.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(patience);
}
