import { call } from '#web/core/api/api.ts';
import { isSignedIn } from './auth-state.ts';
import { useAuth } from './auth-store.ts';
import { LOGIN, LOGIN_TOTP } from './session-calls.ts';
import { takeSession } from './take-session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly recaptchaToken: string;
}

/** The page shows the failure in place. */
const OWN_WORDS = { setsToken: true, suppressErrorToast: 'everything' } as const;

/** @throws ApiError */
export async function signIn(credentials: Credentials): Promise<'signed-in' | 'second-factor'> {
  takeSession(await call(LOGIN, { body: { ...credentials }, ...OWN_WORDS }));
  return isSignedIn(useAuth.getState()) ? 'signed-in' : 'second-factor';
}

/**
 * Six digits or a recovery code. Returns how many recovery codes are left after one of them; undefined otherwise.
 * @throws ApiError
 */
export async function passSecondFactor(otp: string): Promise<number | undefined> {
  const answer = await call(LOGIN_TOTP, { body: { otp }, ...OWN_WORDS });
  takeSession(answer);
  return answer.recoveryCodesLeft;
}
