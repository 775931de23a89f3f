import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** /healthz: the process is alive. /readyz: it can answer calls; otherwise it names what is missing. */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const missing = await readiness.missing();
    reply.header('cache-control', 'no-store');
    if (missing.length === 0) return reply.send({ status: 'ready' });
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', missing });
  });
}
