import type { Endpoint, EndpointKind } from '@toasoan/contract/core/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { isEncoded } from '#server/core/http/admission.ts';
import { answerOnce, parseIdempotencyKey } from '#server/core/http/idempotency-store.ts';
import { checkQueryText, parseInput } from '#server/core/http/parse-input.ts';
import type { ReaderCall, ReaderRoute } from '#server/core/http/reader-route.ts';
import { languageOf } from '#server/core/http/request-language.ts';
import { sendUpload, UPLOAD_HEADERS, type UploadAnswer } from '#server/core/http/send-upload.ts';
import { parseStrictJson } from '#server/core/http/strict-json.ts';
import type { ReadCounter } from '#server/features/posts/public.ts';
import type { CheckCaptcha } from '#server/features/session/captcha.ts';
import { FloodGate } from './flood-gate.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { CheckPhone } from './phone-hook.ts';
import { allowOrigin, answerPreflight } from './reader-cors.ts';
import { checkReader, type ReaderGuard } from './reader-guard.ts';
import type { ReaderKeys } from './reader-keys.ts';
import { AT_ONCE, CALLS_PER_TEN_SECONDS, UPLOADS_AT_ONCE } from './reader-limits.ts';
import type { ReaderOrigins } from './reader-origins.ts';
import { mountReaderPages, type ReaderPages } from './reader-pages.ts';

export interface IntakeDependencies {
  /** A small pool of its own: a flood never takes the connections of the staff. */
  readonly db: Db;
  readonly routes: readonly ReaderRoute[];
  /** Reads of posts that wait to be written. */
  readonly reads: ReadCounter;
  readonly origins: ReaderOrigins;
  readonly keys: ReaderKeys;
  readonly now: () => Date;
  /** Absent: no captcha is asked for. */
  readonly checkCaptcha?: CheckCaptcha | undefined;
  /** Absent: no number counts as verified. */
  readonly checkPhone?: CheckPhone | undefined;
  readonly isTicketOpen: ReaderGuard['isTicketOpen'];
  readonly pages: ReaderPages;
}

/** Under the base address of the calls; all of the intake is below it. */
const INTAKE_PREFIX = '/intake/v1';

const PROJECT_OF = /\/intake\/v1\/([1-9]\d{0,17})\//;
const MAX_USER_AGENT = 300;
/** Rows of readers' idempotency keys; no account has this id. */
const READERS = '0';

/**
 * The calls of readers. Each goes: flood gate, origin, project (before the body is read) → strict input → trap, limits,
 * captcha → handler → output by its schema → envelope. No cookie is looked at.
 */
export function mountIntake(app: FastifyInstance, deps: IntakeDependencies): void {
  app.addHook('onClose', () => deps.reads.flush());
  const gate = new FloodGate({ perWindow: CALLS_PER_TEN_SECONDS });
  const serve: Serving = {
    ...deps,
    inTurn: boundedWork(AT_ONCE),
    uploadInTurn: boundedWork(UPLOADS_AT_ONCE),
    kept: new KeptAnswers(),
  };
  app.addHook('onRequest', async (request, reply) => {
    const now = deps.now().getTime();
    gate.pass(networkOf(request.ip), now);
    await allowOrigin(deps.origins, PROJECT_OF.exec(request.url)?.[1], { request, reply, now });
    if (isEncoded(request)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  });
  app.options(`${INTAKE_PREFIX}/*`, async (_request, reply) => answerPreflight(reply));
  mountReaderPages(app, INTAKE_PREFIX, deps.pages);
  const ofKind = (...kinds: readonly EndpointKind[]) =>
    deps.routes.filter(({ endpoint }) => kinds.includes(endpoint.kind));
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => parseStrictJson(body),
    );
    for (const route of ofKind('json'))
      calls.route({ ...addressOf(route.endpoint), handler: answerOf(route, serve) });
  });
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    for (const route of ofKind('file'))
      files.route({ ...addressOf(route.endpoint), handler: answerFile(route, serve) });
  });
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null));
    uploads.addHook('onRequest', async (_request, reply) => void reply.headers(UPLOAD_HEADERS));
    for (const route of ofKind('upload'))
      uploads.route({ ...addressOf(route.endpoint), handler: answerUpload(route, serve) });
  });
}

interface Serving extends ReaderGuard {
  readonly db: Db;
  readonly inTurn: ReturnType<typeof boundedWork>;
  readonly uploadInTurn: ReturnType<typeof boundedWork>;
  readonly kept: KeptAnswers;
}

function addressOf({ method, path, bodyLimit, kind }: Endpoint) {
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1'), bodyLimit, config: { kind } };
}

function answerOf(route: ReaderRoute, serve: Serving) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf(route, request, serve);
    if (route.access.counts === 'read') {
      const data = await readAnswer(route, call, request.url, serve);
      const age = Math.floor(route.keptMs / 1000);
      return send(reply, data, age === 0 ? 'no-store' : `public, max-age=${age}`);
    }
    const { data, replayed } = await serve.inTurn(async () => {
      const guarded = await checkReader(serve, route.access, call);
      return await written(route, { ...call, ...guarded }, request);
    });
    if (replayed) reply.header('idempotency-replayed', 'true');
    return send(reply, data, 'no-store');
  };
}

function answerFile(route: ReaderRoute, serve: Serving) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf(route, request, serve);
    await checkReader(serve, route.access, call);
    const file = { ...call, body: request.raw, headers: request.headers };
    return send(reply, dataOf(route, await route.handle(file as unknown as ReaderCall)), 'no-store');
  };
}

function answerUpload(route: ReaderRoute, serve: Serving) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf(route, request, serve);
    await serve.uploadInTurn(() => checkReader(serve, route.access, call));
    const { raw, headers, url } = request;
    const upload = { ...call, body: raw, headers, path: url.split('?')[0] ?? '' };
    return sendUpload(reply, (await route.handle(upload as unknown as ReaderCall)) as UploadAnswer);
  };
}

function send(reply: FastifyReply, data: string, caching: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', caching)
    .send(`{"error":0,"data":${data}}`);
}

function callOf({ endpoint }: ReaderRoute, request: FastifyRequest, { db, keys }: Serving): ReaderCall {
  const { headers, ip } = request;
  checkQueryText(request.url);
  const userAgent = (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT);
  const params = parseInput(endpoint.params, request.params) as { readonly projectId?: string };
  const projectId = params.projectId ?? '';
  const call = {
    params,
    query: parseInput(endpoint.query, request.query),
    body: parseInput(endpoint.body, request.body === undefined ? {} : request.body),
    db,
    projectId,
    requestId: request.id,
    address: ip,
    userAgent,
    language: languageOf(headers['accept-language']),
    ifMatch: undefined,
    waitedMs: 0,
    log: request.log,
    phoneVerified: false,
    readerKey: keys(`reader ${projectId} ${networkOf(ip)} ${userAgent}`).toString('base64url'),
  };
  return call as unknown as ReaderCall;
}

/** The address names everything that a reading call depends on, but for the language. */
async function readAnswer(
  route: ReaderRoute,
  call: ReaderCall,
  url: string,
  { kept }: Serving,
): Promise<string> {
  const make = async () => dataOf(route, await route.handle(call));
  if (route.keptMs === 0) return await make();
  return await kept.get(`${call.language} ${url}`, { now: Date.now(), keptMs: route.keptMs }, make);
}

async function written(route: ReaderRoute, call: ReaderCall, request: FastifyRequest) {
  if (!route.inTransaction) return { data: dataOf(route, await route.handle(call)), replayed: false };
  const { endpoint } = route;
  const key = endpoint.creates ? parseIdempotencyKey(request.headers['idempotency-key']) : undefined;
  return await inTransaction(call.db, async (tx) => {
    const work = async () => dataOf(route, await route.handle({ ...call, db: tx, waitedMs: 0 }));
    if (key === undefined) return { data: await work(), replayed: false };
    const { params, query, body, projectId } = call;
    const scope = { userId: READERS, projectId, route: `${endpoint.method} ${endpoint.path}`, key };
    return await answerOnce(tx, scope, { params, query, body: saidIn(body) }, async () => {
      const data = await work();
      return { data, kept: data };
    });
  });
}

/** A captcha's token serves once, so a repeated call has another: it is the same call for all that. */
function saidIn(body: unknown): object {
  return { ...(body as object), recaptchaToken: undefined, phoneToken: undefined };
}

/** Writes only what the contract names: no column leaks by accident. */
function dataOf({ endpoint, write }: ReaderRoute, data: unknown): string {
  try {
    return write(data);
  } catch (cause) {
    const said = `${endpoint.method} ${endpoint.path} returned data that its contract does not allow`;
    throw new AppError('INTERNAL', { cause: new Error(said, { cause }) });
  }
}
