import * as z from 'zod/mini';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Whether the phone service vouches for the number. @throws UNAVAILABLE while it does not answer. */
export type CheckPhone = (phone: string, token: string) => Promise<boolean>;

const TIMEOUT_MS = 3_000;
const RETRY_AFTER_S = 30;
const AT_ONCE = { width: 4, queue: 40 };
const answer = z.object({ verified: z.boolean() });

/** Asks the operator's own service about each number; only a clear yes counts. */
export function phoneHook(url: string): CheckPhone {
  const inTurn = boundedWork(AT_ONCE);
  return async (phone, token) => await inTurn(() => ask(url, { phone, token }));
}

async function ask(
  url: string,
  question: { readonly phone: string; readonly token: string },
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the phone service answered HTTP ${response.status}`);
    return answer.parse(await response.json()).verified;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { details: { retryAfter: RETRY_AFTER_S }, cause });
  }
}
