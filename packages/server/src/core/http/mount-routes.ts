import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { actFor } from '#server/core/live/notice-store.ts';
import { admit, type FindCaller } from './admission.ts';
import type { Call } from './call.ts';
import { answerOnce, parseIdempotencyKey } from './idempotency-store.ts';
import { checkQueryText, parseIfMatch, parseInput } from './parse-input.ts';
import { languageOf } from './request-language.ts';
import type { Route } from './route.ts';
import { type Download, sendDownload } from './send-download.ts';
import { type StreamAnswer, sendStream } from './send-stream.ts';
import { sendUpload, UPLOAD_HEADERS, type UploadAnswer } from './send-upload.ts';
import { parseStrictJson } from './strict-json.ts';
import { checkVersionPresent, wantsVersion } from './version-check.ts';
import type { WriteLimit } from './write-limit.ts';

interface RouteDependencies {
  readonly db: Db;
  readonly findCaller: FindCaller;
  readonly writeLimit: WriteLimit;
}

const MAX_USER_AGENT = 300;

/**
 * Mounts the calls on the server. Each call goes: caller, access, limits (before the body is read) → strict input
 * → handler → output by its schema → envelope.
 */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], deps: RouteDependencies): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseStrictJson(body),
  );
  for (const route of routes.filter(({ endpoint }) => !takesBytes(endpoint))) {
    const { endpoint } = route;
    const asksVersion = wantsVersion(endpoint.body);
    app.route({
      ...addressOf(endpoint, deps),
      handler: async (request, reply) => {
        if (asksVersion) checkVersionPresent(bodyOf(request));
        const call = callOf(endpoint, request, deps.db);
        if (endpoint.kind === 'download') return sendDownload(reply, (await route.handle(call)) as Download);
        if (endpoint.kind === 'stream') return sendStream(reply, (await route.handle(call)) as StreamAnswer);
        return await answer(route, call, reply);
      },
    });
  }
}

/** Calls that take one file: its bytes are passed on unread. */
export function mountFiles(app: FastifyInstance, routes: readonly Route[], deps: RouteDependencies): void {
  passBodiesOn(app);
  for (const route of routes.filter(({ endpoint }) => endpoint.kind === 'file')) {
    app.route({
      ...addressOf(route.endpoint, deps),
      handler: async (request, reply) => {
        const { raw, headers } = request;
        const call = { ...callOf(route.endpoint, request, deps.db), body: raw, headers };
        return await answer(route, call as unknown as Call, reply);
      },
    });
  }
}

/** A body of any type is passed on unread. */
function passBodiesOn(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
}

const takesBytes = ({ kind }: Endpoint) => kind === 'upload' || kind === 'file';

/** Calls with a body of bytes: the body is passed on unread, and the call judges it. */
export function mountUploads(app: FastifyInstance, routes: readonly Route[], deps: RouteDependencies): void {
  passBodiesOn(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(UPLOAD_HEADERS));
  for (const route of routes.filter(({ endpoint }) => endpoint.kind === 'upload')) {
    app.route({
      ...addressOf(route.endpoint, deps),
      handler: async (request, reply) => {
        const call = callOf(route.endpoint, request, deps.db);
        const { raw, headers, url } = request;
        const upload = { ...call, body: raw, headers, path: url.split('?')[0] ?? '' };
        return sendUpload(reply, (await route.handle(upload as unknown as Call)) as UploadAnswer);
      },
    });
  }
}

function addressOf(endpoint: Endpoint, deps: RouteDependencies) {
  return {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit,
    config: { kind: endpoint.kind },
    onRequest: (request: FastifyRequest) => admit(deps, endpoint, request),
  };
}

/** A missing body counts as `{}`; `null` is an invalid body. */
function bodyOf({ body }: FastifyRequest): unknown {
  return body === undefined ? {} : body;
}

function callOf(endpoint: Endpoint, request: FastifyRequest, db: Db): Call {
  const { headers, admission } = request;
  checkQueryText(request.url);
  const call = {
    params: parseInput(endpoint.params, request.params),
    query: parseInput(endpoint.query, request.query),
    body: parseInput(endpoint.body, bodyOf(request)),
    db,
    projectId: admission?.projectId ?? '',
    requestId: request.id,
    address: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
    language: languageOf(headers['accept-language']),
    ifMatch: parseIfMatch(headers['if-match']),
    waitedMs: 0,
    log: request.log,
  };
  // `openRoute` gives its handlers no caller; all other routes were admitted with one.
  return (admission === null ? call : { ...call, caller: admission.caller }) as Call;
}

async function answer(route: Route, call: Call, reply: FastifyReply): Promise<FastifyReply> {
  const { data, replayed } = await run(route, call, reply);
  if (replayed) reply.header('idempotency-replayed', 'true');
  if (route.headers) reply.headers(route.headers);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`{"error":0,"data":${data}}`);
}

interface Outcome {
  /** JSON text. */
  readonly data: string;
  readonly replayed: boolean;
}

async function run(route: Route, call: Call, reply: FastifyReply): Promise<Outcome> {
  if (!route.inTransaction) return { data: await dataOf(route, call), replayed: false };
  const { request } = reply;
  const { endpoint } = route;
  const key = endpoint.creates ? parseIdempotencyKey(request.headers['idempotency-key']) : undefined;
  const prepared = await route.prepare?.(call);
  return await inTransaction(call.db, async (tx) => {
    const waitedMs = reply.elapsedTime;
    const editingSession = editingSessionOf(call.body);
    if (editingSession !== undefined) await actFor(tx, editingSession);
    const begun = { ...call, db: tx, waitedMs };
    const work = () => dataOf(route, begun, prepared);
    if (key === undefined) return { data: await work(), replayed: false };
    const { params, query, body, caller, projectId } = call;
    const scope = { userId: caller.userId, projectId, route: `${endpoint.method} ${endpoint.path}`, key };
    return await answerOnce(tx, scope, { params, query, body }, async () => {
      const data = await work();
      return { data, kept: without(data, endpoint.shownOnce) };
    });
  });
}

/** Runs the handler and writes only what the contract names: no column leaks by accident. */
async function dataOf({ endpoint, handle, write }: Route, call: Call, prepared?: unknown): Promise<string> {
  const data = await handle(call, prepared);
  try {
    return write(data);
  } catch (cause) {
    const said = `${endpoint.method} ${endpoint.path} returned data that its contract does not allow`;
    throw new AppError('INTERNAL', { cause: new Error(said, { cause }) });
  }
}

/** Calls that edit a post name their tab. */
function editingSessionOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('editingSession' in body)) return undefined;
  return typeof body.editingSession === 'string' ? body.editingSession : undefined;
}

/** The JSON text of an object without some of its keys. */
function without(json: string, keys: readonly string[]): string {
  if (keys.length === 0) return json;
  const all: Record<string, unknown> = JSON.parse(json);
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key))));
}
