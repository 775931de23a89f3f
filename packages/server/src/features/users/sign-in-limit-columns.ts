import {
  type AccessDays,
  SIGN_IN_LIMITS,
  type SignInLimit,
} from '@toasoan/contract/features/users/sign-in-limits.ts';
import { type AccessColumns, accessColumns, accessDaysOf } from '#server/core/auth/access-days.ts';

/** What limits signing in with one account. */
export interface SignInLimits extends AccessDays {
  readonly force2FA: boolean;
}

export const NO_SIGN_IN_LIMITS: SignInLimits = { accessFrom: '', accessTo: '', force2FA: false };

export function signInLimitColumns({ force2FA, ...days }: SignInLimits) {
  return { ...accessColumns(days), force_factor: force2FA };
}

export function signInLimitsOf(row: AccessColumns & { readonly force_factor: boolean }): SignInLimits {
  return { ...accessDaysOf(row), force2FA: row.force_factor };
}

/** The limits that an input names. */
export function signInLimitsGiven(
  input: Readonly<Partial<Record<SignInLimit, string | boolean | undefined>>>,
): Partial<SignInLimits> {
  const given = SIGN_IN_LIMITS.map((limit) => [limit, input[limit]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
