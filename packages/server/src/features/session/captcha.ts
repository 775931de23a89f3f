import * as z from 'zod/mini';
import { addressKey } from '#server/core/auth/attempt-keys.ts';
import { SIGN_INS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { OpenCall } from '#server/core/http/call.ts';

/** A call without a session that carries the captcha's token. */
type GuardedCall = Pick<OpenCall, 'db' | 'address'> & {
  readonly body: { readonly recaptchaToken?: string | undefined };
};

const SITE_VERIFY = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_S = 30;
const AT_ONCE = { width: 8, queue: 40 };

/** Google's verdict on a token; other keys of the answer are not used. */
const verdict = z.object({
  success: z.boolean(),
  'error-codes': z._default(z.array(z.string()), []),
});
/** Codes about the token, so about the person; all others are about our request. */
const OF_THE_TOKEN = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/** @throws CAPTCHA_REFUSED, CAPTCHA_UNAVAILABLE. */
export type CheckCaptcha = (token: string, address: string) => Promise<void>;

interface CaptchaOptions {
  readonly secret: string;
  /** Another address and limit only in tests. */
  readonly siteVerify?: string;
  readonly timeoutMs?: number;
}

/** Asks Google about each token. Only a clear yes lets a person through. */
export function createCaptchaCheck({
  secret,
  siteVerify = SITE_VERIFY,
  timeoutMs = TIMEOUT_MS,
}: CaptchaOptions): CheckCaptcha {
  const inTurn = boundedWork(AT_ONCE);
  return async (token, address) => {
    if (token === '') throw new AppError('CAPTCHA_REFUSED', { field: 'recaptchaToken' });
    const form = new URLSearchParams({ secret, response: token, remoteip: address });
    const { success, 'error-codes': codes } = await inTurn(() => ask(siteVerify, form, timeoutMs));
    if (success) return;
    if (codes.length > 0 && !codes.some((code) => OF_THE_TOKEN.includes(code))) {
      throw unavailable(new Error(`siteverify answered ${codes.join(', ')}`));
    }
    throw new AppError('CAPTCHA_REFUSED', { field: 'recaptchaToken' });
  };
}

async function ask(address: string, form: URLSearchParams, timeoutMs: number) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`siteverify answered HTTP ${response.status}`);
    return verdict.parse(await response.json());
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('CAPTCHA_UNAVAILABLE', { details: { retryAfter: RETRY_AFTER_S }, cause });
}

/**
 * Runs before the password step. A refused token counts against the sender's address and never against the
 * account; otherwise a machine could lock accounts without solving anything. @throws CAPTCHA_REFUSED,
 * CAPTCHA_UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function passCaptcha(call: GuardedCall, check: CheckCaptcha, now: Date): Promise<void> {
  const counted = [{ key: addressKey(call.address), limit: SIGN_INS_PER_ADDRESS }];
  const attempt = await countAttempt(call.db, counted, now);
  try {
    await check(call.body.recaptchaToken ?? '', call.address);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CAPTCHA_REFUSED')) await attempt.giveBack();
    throw error;
  }
  await attempt.giveBack();
}
