import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const QUIET = new Set(['/healthz', '/readyz', '/metrics', undefined]);
const OURS = 500;

/** One line per answered call: person, address, route pattern, status and duration. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = levelOf(request, reply);
    request.log[level](
      {
        user: request.admission?.caller.userId,
        project: request.admission?.projectId || undefined,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

function levelOf(request: FastifyRequest, reply: FastifyReply): 'debug' | 'info' | 'warn' {
  if (reply.statusCode >= OURS) return 'warn';
  return QUIET.has(request.routeOptions.url) ? 'debug' : 'info';
}
