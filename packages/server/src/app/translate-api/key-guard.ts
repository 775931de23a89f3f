import type { FastifyRequest } from 'fastify';
import { apiKeyFailureKey, networkOf } from '#server/core/auth/attempt-keys.ts';
import { KEY_FAILURES_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import {
  countInMinute,
  findKey,
  isListed,
  type Minute,
  noteCall,
  type UsedKey,
} from '#server/features/api-keys/public.ts';
import { KeyProblem } from '#server/features/translate-api/key-problem.ts';
import type { KeyRoute } from '#server/features/translate-api/key-route.ts';
import { FloodGate } from '../intake/flood-gate.ts';

/** Calls of one network in ten seconds, in this process. */
const CALLS_PER_TEN_SECONDS = 600;
/** Refused keys of one network in ten seconds; the count that all processes share is asked after it. */
const FAILURES_PER_TEN_SECONDS = 30;
const BEARER = /^Bearer ([\x21-\x7e]{1,256})$/i;

/** A key that may make a call, and the calls of its minute. */
export interface AdmittedKey {
  readonly key: UsedKey;
  readonly minute: Minute;
}

interface GuardDependencies {
  readonly db: Db;
  readonly now: () => Date;
}

/** Decides about a call before a byte of its body is read. */
export class KeyGuard {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #calls = new FloodGate({ perWindow: CALLS_PER_TEN_SECONDS });
  readonly #failures = new FloodGate({ perWindow: FAILURES_PER_TEN_SECONDS });

  constructor({ db, now }: GuardDependencies) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Flood gate → key → its state → its addresses → its minute → its permission.
   * @throws KeyProblem: KEY_MISSING, KEY_UNKNOWN, KEY_REVOKED, KEY_EXPIRED, ADDRESS_REFUSED, RATE_REACHED,
   * PERMISSION_MISSING, TOO_MANY_FAILURES; TOO_MANY_REQUESTS
   */
  async admit({ access, action }: KeyRoute, request: FastifyRequest): Promise<AdmittedKey> {
    const now = this.#now();
    this.#calls.pass(networkOf(request.ip), now.getTime());
    const sent = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (sent === undefined) throw await this.#failed(new KeyProblem('KEY_MISSING'), request, now);
    const key = await findKey(this.#db, sent);
    if (key === undefined) throw await this.#failed(new KeyProblem('KEY_UNKNOWN'), request, now);
    const note = (code: string) =>
      noteCall(
        this.#db,
        key,
        { action, sourceLang: '', targetLang: '' },
        { outcome: code, now, durationMs: 0 },
      );
    const refused = refusalOf(key, request.ip, now);
    if (refused !== undefined) {
      const problem = await this.#failed(refused, request, now);
      if (problem === refused) await note(refused.code);
      throw problem;
    }
    const minute = await countInMinute(this.#db, key, now);
    if (minute.calls > key.ratePerMinute) {
      // One row says it for the minute.
      if (minute.calls === key.ratePerMinute + 1) await note('RATE_REACHED');
      const retryAfter = secondsUntil(minute.resetTime, now);
      throw new KeyProblem('RATE_REACHED', { values: { limit: key.ratePerMinute }, retryAfter });
    }
    const { permission } = access;
    if (permission !== null && !key.permissions.includes(permission)) {
      await note('PERMISSION_MISSING');
      throw new KeyProblem('PERMISSION_MISSING', { values: { permission } });
    }
    return { key, minute };
  }

  /** Counts a key that was refused, and returns what its caller hears: a network that goes on hears that alone. */
  async #failed(problem: KeyProblem, { ip }: FastifyRequest, now: Date): Promise<KeyProblem> {
    try {
      this.#failures.pass(networkOf(ip), now.getTime());
      await countAttempt(this.#db, [{ key: apiKeyFailureKey(ip), limit: KEY_FAILURES_PER_ADDRESS }], now);
      return problem;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      const { retryAfter = 10 } = error.options.details ?? {};
      return new KeyProblem('TOO_MANY_FAILURES', { retryAfter });
    }
  }
}

function refusalOf(key: UsedKey, address: string, now: Date): KeyProblem | undefined {
  // A replaced secret is no key any more, whatever its key is.
  if (key.secretEnd !== null && key.secretEnd <= now) return new KeyProblem('KEY_UNKNOWN');
  if (key.isRevoked) return new KeyProblem('KEY_REVOKED');
  if (key.expireTime <= now) return new KeyProblem('KEY_EXPIRED');
  return isListed(address, key.ipAllow) ? undefined : new KeyProblem('ADDRESS_REFUSED');
}

export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
