import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { FindCaller } from '#server/core/http/admission.ts';
import { mountRoutes, mountUploads } from '#server/core/http/mount-routes.ts';
import { RefusalLog } from '#server/core/http/refusal-log.ts';
import type { Route } from '#server/core/http/route.ts';
import { sendFailure } from '#server/core/http/to-app-error.ts';
import type { WriteLimit } from '#server/core/http/write-limit.ts';
import type { LiveHub } from '#server/core/live/live-hub.ts';
import { logOptions } from '#server/core/log/log-options.ts';
import { mountPublicFiles } from '#server/features/media/serving/mount-public-files.ts';
import { mountSharedPosts } from '#server/features/posts/preview/mount-shared-posts.ts';
import type { Config } from './config.ts';
import type { ConsoleFiles } from './console-files.ts';
import { mountHealth } from './health-routes.ts';
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts';
import { mountMetrics } from './metrics.ts';
import { pageCallsOf } from './page-calls.ts';
import type { Readiness } from './readiness.ts';
import { recordRefusals } from './record-refusals.ts';
import { mountReference } from './reference/reference-routes.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { logRequests } from './request-log.ts';
import { commonHeaders } from './security-headers.ts';
import { serveConsole } from './serve-console.ts';
import { limitTimes } from './time-limits.ts';
import { closeAfterUnreadBody, isBodyUnfinished } from './unread-body.ts';
import type { FileDependencies } from './wire-features.ts';

export interface ServerParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly files: FileDependencies;
  readonly routes: readonly Route[];
  readonly findCaller: FindCaller;
  readonly writeLimit: WriteLimit;
  /** Closes open streams when the server closes. */
  readonly live: LiveHub;
  readonly readiness: Readiness;
  /** Undefined where no console is built: the server then answers calls only. */
  readonly console: ConsoleFiles | undefined;
  readonly logStream?: Writable;
  readonly limits?: HttpLimits;
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, readiness, live, limits = HTTP_LIMITS } = parts;
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
  recordRefusals(app, new RefusalLog(database.db, app.log));
  mountHealth(app, readiness);
  mountMetrics(app, { database, live, token: config.metricsToken });
  app.addHook('preClose', () => live.stop());
  mountSharedPosts(app, database.db);
  mountPublicFiles(app, { db: database.db, ...parts.files });
  await app.register(
    async (api) => {
      api.setNotFoundHandler(() => {
        throw new AppError('NOT_FOUND');
      });
      const deps = { ...parts, db: database.db };
      await api.register(async (uploads) => mountUploads(uploads, parts.routes, deps));
      mountRoutes(api, parts.routes, deps);
      const endpoints = parts.routes.map((route) => route.endpoint);
      mountReference(api, endpoints, config.apiBase);
    },
    { prefix: config.apiBase },
  );
  const callOf = pageCallsOf(parts.routes.map(({ endpoint }) => endpoint));
  app.setNotFoundHandler((request, reply) => {
    if (parts.console === undefined) throw new AppError('NOT_FOUND');
    return serveConsole(parts.console, callOf, request, reply);
  });
  await app.ready();
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
