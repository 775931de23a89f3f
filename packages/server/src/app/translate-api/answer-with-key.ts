import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { parseIdempotencyKey } from '#server/core/http/idempotency-store.ts';
import { checkQueryText, parseInput } from '#server/core/http/parse-input.ts';
import {
  type AnswerScope,
  type CallFacts,
  claimAnswer,
  dropClaim,
  endOfHanoiDay,
  findProjectOfKey,
  keepAnswer,
  noteCall,
  noteUse,
  openCall,
  settleCall,
  takenToday,
} from '#server/features/api-keys/public.ts';
import { KeyProblem } from '#server/features/translate-api/key-problem.ts';
import type { KeyCall, KeyRoute } from '#server/features/translate-api/key-route.ts';
import type { KeyWork } from '#server/features/translate-api/translate-api-ports.ts';
import { type AdmittedKey, secondsUntil } from './key-guard.ts';
import { toProblem } from './send-problem.ts';

export interface KeyCallDependencies {
  /** The pool: no connection is held while an engine works. */
  readonly db: Db;
  readonly now: () => Date;
}

/** A little less than any call has (`http-limits.ts`), so that its end is a problem and its quota is given back. */
const TIME_MS = 13_000;
const REPEAT_AFTER = 2;

/** Everything about one call that is admitted. */
interface Serving {
  readonly route: KeyRoute;
  readonly db: Db;
  readonly call: KeyCall;
  readonly facts: CallFacts;
  readonly scope: AnswerScope | undefined;
  readonly address: string;
  readonly started: number;
}

export async function answerWithKey(
  route: KeyRoute,
  { db, now }: KeyCallDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const admitted = request.admittedKey;
  if (admitted === null) throw new KeyProblem('KEY_MISSING');
  const started = performance.now();
  const at = now();
  showMinute(reply, admitted, at);
  const { endpoint } = route;
  checkQueryText(request.url);
  parseInput(endpoint.params, request.params);
  const input = {
    query: parseInput(endpoint.query, request.query),
    body: parseInput(endpoint.body, request.body === undefined ? {} : request.body),
  };
  const idempotencyKey = endpoint.creates
    ? parseIdempotencyKey(request.headers['idempotency-key'])
    : undefined;
  const named = { ...(input.query as NamedPlace), ...(input.body as NamedPlace) };
  const facts = { action: route.action, sourceLang: named.source ?? '', targetLang: named.target ?? '' };
  const { key } = admitted;
  const serving: Serving = {
    route,
    db,
    facts,
    address: request.ip,
    started,
    scope:
      idempotencyKey === undefined
        ? undefined
        : { apiKeyId: key.id, action: route.action, key: idempotencyKey },
    call: {
      ...input,
      db,
      key,
      work: await noted(db, { admitted, facts, at }, () => workOf(db, admitted, named, askerOf(request))),
      now: at,
      minute: admitted.minute,
      signal: signalOf(reply),
    } as KeyCall,
  };
  const answer = await answerOnce(serving, input, reply);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(answer);
}

const MAX_USER_AGENT = 300;

function askerOf({ ip, id, headers }: FastifyRequest): KeyWork['asker'] {
  return { address: ip, requestId: id, userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT) };
}

interface NamedPlace {
  readonly project?: string;
  readonly source?: string;
  readonly target?: string;
}

/** @throws KeyProblem: PROJECT_REFUSED, PAIR_REFUSED; INVALID_INPUT for one language twice */
async function workOf(
  db: Db,
  { key }: AdmittedKey,
  { project, source, target }: NamedPlace,
  asker: KeyWork['asker'],
): Promise<KeyWork> {
  const found = project === undefined ? undefined : await findProjectOfKey(db, key, project);
  if (project !== undefined && found === undefined) throw new KeyProblem('PROJECT_REFUSED');
  if (source !== undefined && source === target)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'target', code: 'choice' }] });
  if (!mayTranslate(key.langPairs, source, target))
    throw new KeyProblem('PAIR_REFUSED', { values: { pair: `${source ?? '*'}>${target ?? '*'}` } });
  return {
    asker,
    projectId: found?.id ?? '',
    pair: { sourceLang: source ?? '', targetLang: target ?? '' },
    apiKeyId: key.id,
    by: { userId: null, displayName: key.name },
  };
}

/** The history may be asked for without a pair; then a key with pairs of its own must name one of them. */
function mayTranslate(
  pairs: readonly string[],
  source: string | undefined,
  target: string | undefined,
): boolean {
  if (pairs.length === 0) return true;
  if (source === undefined || target === undefined) return source === undefined && target === undefined;
  return pairs.includes(`${source}>${target}`);
}

/** A refusal of a known key is in the log of its calls. */
async function noted<Result>(
  db: Db,
  { admitted, facts, at }: { readonly admitted: AdmittedKey; readonly facts: CallFacts; readonly at: Date },
  decide: () => Promise<Result>,
): Promise<Result> {
  try {
    return await decide();
  } catch (error) {
    const { code } = toProblem(error);
    await noteCall(db, admitted.key, facts, { outcome: code, now: at, durationMs: 0 });
    throw error;
  }
}

/** The answer as JSON text: of an earlier call with the idempotency key, or of the work. */
async function answerOnce(serving: Serving, input: object, reply: FastifyReply): Promise<string> {
  const { scope, db, call } = serving;
  if (scope === undefined) return await answerNew(serving, reply);
  const claim = await claimAnswer(db, scope, input, call.now);
  if (claim.is === 'other') throw new KeyProblem('IDEMPOTENCY_MISMATCH');
  if (claim.is === 'running') throw new KeyProblem('IDEMPOTENCY_RUNNING', { retryAfter: REPEAT_AFTER });
  if (claim.is === 'repeated') {
    const durationMs = performance.now() - serving.started;
    await noteCall(db, call.key, serving.facts, { outcome: 'REPEATED', now: call.now, durationMs });
    showQuota(reply, call, await takenToday(db, call.key.id, call.now));
    reply.header('idempotency-replayed', 'true');
    return claim.answer;
  }
  try {
    return await answerNew(serving, reply);
  } catch (error) {
    await dropClaim(db, scope);
    throw error;
  }
}

/** Reserves, works, settles: a call that fails costs nothing. */
async function answerNew(serving: Serving, reply: FastifyReply): Promise<string> {
  const { route, db, call, facts } = serving;
  const characters = route.reserves(call.body);
  const opened = await openCall(db, call.key, characters, { facts, now: call.now });
  if (opened === undefined) throw await quotaReached(serving, reply);
  const end = (outcome: string) => ({ outcome, durationMs: performance.now() - serving.started });
  try {
    const { answer, used } = await inTime(
      call.signal,
      (route.inTransaction ? workInTransaction : work)(serving, opened.id),
    );
    showQuota(reply, call, opened.taken - characters + used);
    return answer;
  } catch (error) {
    await settleCall(db, opened.id, { ...end(toProblem(error).code), used: 0, amount: null });
    throw error;
  }
}

async function work(serving: Serving, callId: string) {
  const { route, db, call } = serving;
  const result = await route.run(call);
  const answer = textOf(route, result.data);
  call.signal.throwIfAborted();
  await inTransaction(db, (tx) => finish(tx, serving, callId, { ...result, answer }));
  return { answer, used: result.used };
}

async function workInTransaction(serving: Serving, callId: string) {
  const { route, db, call } = serving;
  return await inTransaction(db, async (tx) => {
    const result = await route.run({ ...call, db: tx });
    const answer = textOf(route, result.data);
    await finish(tx, serving, callId, { ...result, answer });
    return { answer, used: result.used };
  });
}

interface Finished {
  readonly answer: string;
  readonly used: number;
  readonly amount: number | null;
}

/** Cost, log, answer and last use are written together. */
async function finish(
  tx: Db,
  serving: Serving,
  callId: string,
  { answer, used, amount }: Finished,
): Promise<void> {
  const { scope, call, address } = serving;
  const durationMs = performance.now() - serving.started;
  await settleCall(tx, callId, { outcome: 'DONE', used, amount, durationMs });
  if (scope !== undefined) await keepAnswer(tx, scope, answer);
  await noteUse(tx, call.key.id, address, call.now);
}

async function quotaReached({ db, call, facts }: Serving, reply: FastifyReply): Promise<KeyProblem> {
  const { key, now } = call;
  const taken = await takenToday(db, key.id, now);
  await noteCall(db, key, facts, { outcome: 'QUOTA_REACHED', now, durationMs: 0 });
  showQuota(reply, call, taken);
  return new KeyProblem('QUOTA_REACHED', {
    values: { limit: key.quotaPerDay, remaining: Math.max(0, key.quotaPerDay - taken) },
    retryAfter: secondsUntil(endOfHanoiDay(now), now),
  });
}

/** Writes only what the contract names. */
function textOf({ endpoint, write }: KeyRoute, data: unknown): string {
  try {
    return write(data);
  } catch (cause) {
    const said = `${endpoint.method} ${endpoint.path} returned data that its contract does not allow`;
    throw new AppError('INTERNAL', { cause: new Error(said, { cause }) });
  }
}

/** Ends with the time of the call, and when its caller leaves. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return AbortSignal.any([left.signal, AbortSignal.timeout(TIME_MS)]);
}

async function inTime<Result>(signal: AbortSignal, working: Promise<Result>): Promise<Result> {
  const over = new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new AppError('UNAVAILABLE', { cause: signal.reason })), {
      once: true,
    });
  });
  return await Promise.race([working, over]);
}

function showMinute(reply: FastifyReply, { key, minute }: AdmittedKey, now: Date): void {
  const remaining = Math.max(0, key.ratePerMinute - minute.calls);
  reply.header('ratelimit-policy', `"minute";q=${key.ratePerMinute};w=60`);
  reply.header('ratelimit', `"minute";r=${remaining};t=${secondsUntil(minute.resetTime, now)}`);
}

function showQuota(reply: FastifyReply, { key, now }: KeyCall, taken: number): void {
  reply.header('x-quota-limit', String(key.quotaPerDay));
  reply.header('x-quota-remaining', String(Math.max(0, key.quotaPerDay - taken)));
  reply.header('x-quota-reset', String(secondsUntil(endOfHanoiDay(now), now)));
}
