import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { AppError } from '#server/core/errors/app-error.ts';
import { sendFailure } from '#server/core/http/to-app-error.ts';
import { logOptions } from '#server/core/log/log-options.ts';
import type { Config } from './config.ts';
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts';
import type { Readiness } from './readiness.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { logRequests } from './request-log.ts';
import { commonHeaders } from './security-headers.ts';
import { limitTimes } from './time-limits.ts';
import { closeAfterUnreadBody, isBodyUnfinished } from './unread-body.ts';

export interface HttpParts {
  readonly config: Pick<Config, 'publicUrl' | 'logLevel' | 'trustProxy'>;
  readonly readiness: Readiness;
  readonly logStream?: Writable;
  readonly limits?: HttpLimits;
}

/** A server without routes: what holds for every answer of every listener stands here. */
export function openHttpServer(parts: HttpParts): FastifyInstance {
  const { config, readiness, limits = HTTP_LIMITS } = parts;
  const headers = commonHeaders(config.publicUrl);
  const app = fastify({
    logger: logOptions({ level: config.logLevel, stream: parts.logStream }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    exposeHeadRoutes: false,
    // Our own hook answers a call that arrives during the stop, in the envelope.
    return503OnClosing: false,
    connectionTimeout: limits.connectionTimeout,
    keepAliveTimeout: limits.connectionTimeout,
    bodyLimit: limits.bodyLimit,
    routerOptions: { maxParamLength: limits.maxParamLength },
    http: {
      headersTimeout: limits.headersTimeout,
      maxHeaderSize: limits.maxHeaderSize,
      connectionsCheckingInterval: limits.connectionsCheckingInterval,
      // Our own hook refuses such a request, in the envelope.
      requireHostHeader: false,
    },
    // No hook runs for what the router refuses.
    frameworkErrors: (error, request, reply) => {
      if (isBodyUnfinished(request as FastifyRequest)) reply.header('connection', 'close');
      reply.headers(headers);
      sendFailure(error, request as FastifyRequest, reply);
    },
    clientErrorHandler: refuseMalformed(headers),
  });
  app.setErrorHandler(sendFailure);
  app.decorateRequest('admission', null);
  app.decorateRequest('asker', null);
  app.decorateRequest('failure', null);
  // Whatever else a client expects is no reason to refuse it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (readiness.stopping) {
      reply.header('connection', 'close');
      if (!isHealthCheck(request)) throw new AppError('UNAVAILABLE', { details: { retryAfter: 5 } });
    }
    if (lacksHost(request)) {
      reply.header('connection', 'close');
      throw new AppError('INVALID_INPUT', { fields: [{ field: 'Host', code: 'required' }] });
    }
    if (request.is404 && !isRead(request)) throw new AppError('NOT_FOUND');
  });
  closeAfterUnreadBody(app, limits.lingerTimeout);
  limitTimes(app, limits);
  logRequests(app);
  return app;
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz';
}

/** HTTP/1.1 requires it. */
function lacksHost({ headers, raw }: FastifyRequest): boolean {
  return headers.host === undefined && raw.httpVersion === '1.1';
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
