import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { addressKey } from '#server/core/auth/attempt-keys.ts';
import { SIGN_INS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { OpenCall } from '#server/core/http/call.ts';
import type { CheckCaptcha } from './captcha.ts';

type LoginCall = OpenCall<typeof sessionEndpoints.login>;

/**
 * Before the password step. A refused token counts against the sender's address and never against the account,
 * which a machine could otherwise lock without solving anything.
 * @throws CAPTCHA_REFUSED, CAPTCHA_UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function passCaptcha(call: LoginCall, check: CheckCaptcha, now: Date): Promise<void> {
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
