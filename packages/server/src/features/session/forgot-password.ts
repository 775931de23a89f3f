import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { forgottenAccountKey, forgottenAddressKey } from '#server/core/auth/attempt-keys.ts';
import { FORGOTTEN_PER_ACCOUNT, FORGOTTEN_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { OpenCall } from '#server/core/http/call.ts';
import { askForPasswordLink } from '#server/features/users/public.ts';

type ForgotPasswordCall = OpenCall<typeof sessionEndpoints.forgotPassword>;

/**
 * Same answer, same work and same limits whether the e-mail is an account's or not; a job finds out. Every request
 * counts. @throws TOO_MANY_REQUESTS, INVALID_INPUT for what cannot be an e-mail.
 */
export async function forgotPassword(call: ForgotPasswordCall, now: Date): Promise<void> {
  const emailKey = emailKeyOf(call.body.email);
  if (emailKey === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'email', code: 'pattern' }] });
  const counted = [
    { key: forgottenAccountKey(emailKey), limit: FORGOTTEN_PER_ACCOUNT },
    { key: forgottenAddressKey(call.address), limit: FORGOTTEN_PER_ADDRESS },
  ];
  await countAttempt(call.db, counted, now);
  const { address, requestId } = call;
  await askForPasswordLink(call.db, { emailKey, address, requestId });
}
